/// The hash SHA-256 of bytes that come in pieces (NIST FIPS 180-4, sections 5 and 6.2).
///
/// Names entries of the cache, where two inputs must not meet even if somebody tries. The package
/// that has it on every system is a hundred times the size of this.
struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]
  /// Bytes that do not fill a block yet.
  private var rest: [UInt8] = []
  private var count: UInt64 = 0

  private static let blockSize = 64

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]

  mutating func update(_ bytes: some Collection<UInt8>) {
    count += UInt64(bytes.count)
    let taken: Void? = bytes.withContiguousStorageIfAvailable { take($0) }
    if taken == nil { Array(bytes).withUnsafeBufferPointer { take($0) } }
  }

  private mutating func take(_ bytes: UnsafeBufferPointer<UInt8>) {
    var bytes = bytes[...]
    if !rest.isEmpty {
      let missing = bytes.prefix(Self.blockSize - rest.count)
      rest += missing
      bytes = bytes.dropFirst(missing.count)
      guard rest.count == Self.blockSize else { return }
      let block = rest
      block.withUnsafeBufferPointer { compress($0[...]) }
      rest = []
    }
    while bytes.count >= Self.blockSize {
      compress(bytes.prefix(Self.blockSize))
      bytes = bytes.dropFirst(Self.blockSize)
    }
    rest += bytes
  }

  /// The hash of all that was given, as 64 lower-case hexadecimal digits.
  consuming func finish() -> String {
    let bits = count &* 8
    var padding: [UInt8] = [0x80]
    while (rest.count + padding.count) % Self.blockSize != Self.blockSize - 8 {
      padding.append(0)
    }
    for shift in stride(from: 56, through: 0, by: -8) {
      padding.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    update(padding)
    return state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private mutating func compress(_ block: Slice<UnsafeBufferPointer<UInt8>>) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
      var position = block.startIndex
      for word in 0..<16 {
        var value: UInt32 = 0
        for _ in 0..<4 {
          value = value << 8 | UInt32(block[position])
          position += 1
        }
        schedule[word] = value
      }
      for word in 16..<64 {
        let (early, late) = (schedule[word - 15], schedule[word - 2])
        let first = Self.rotated(early, 7) ^ Self.rotated(early, 18) ^ early >> 3
        let second = Self.rotated(late, 17) ^ Self.rotated(late, 19) ^ late >> 10
        schedule[word] = schedule[word - 16] &+ first &+ schedule[word - 7] &+ second
      }
      mix(schedule)
    }
  }

  private mutating func mix(_ schedule: UnsafeMutableBufferPointer<UInt32>) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    Self.constants.withUnsafeBufferPointer { constants in
      for round in 0..<64 {
        let upper = Self.rotated(e, 6) ^ Self.rotated(e, 11) ^ Self.rotated(e, 25)
        let choice = e & f ^ ~e & g
        let first = h &+ upper &+ choice &+ constants[round] &+ schedule[round]
        let lower = Self.rotated(a, 2) ^ Self.rotated(a, 13) ^ Self.rotated(a, 22)
        let majority = a & b ^ a & c ^ b & c
        (h, g, f, e) = (g, f, e, d &+ first)
        (d, c, b, a) = (c, b, a, first &+ lower &+ majority)
      }
    }
    for (position, word) in [a, b, c, d, e, f, g, h].enumerated() { state[position] &+= word }
  }

  private static func rotated(_ word: UInt32, _ bits: UInt32) -> UInt32 {
    word >> bits | word << (32 - bits)
  }
}
