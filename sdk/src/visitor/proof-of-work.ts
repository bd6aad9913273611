/** What the website asks a browser to find, as its bot check tells it. */
export interface Challenge {
  readonly parameters: { readonly nonce: string; readonly salt: string; readonly keyPrefix: string }
}

export interface Solution {
  readonly counter: number
  /** Hexadecimal. */
  readonly derivedKey: string
}

/** Milliseconds of hashing after which the page has its turn. */
const slice = 8

/**
 * The counter at which SHA-256 of salt, nonce and counter begins with the prefix. In slices, so that the page goes on
 * meanwhile; null once the signal is aborted.
 */
export async function solve({ parameters }: Challenge, signal?: AbortSignal): Promise<Solution | null> {
  const sha256 = hasher()
  const fixed = words(parameters.salt + parameters.nonce)
  const wanted = words(parameters.keyPrefix)
  // One block of the hash: the fixed words, the counter, the end mark and the length in bits.
  const block = new Int32Array(16)
  block.set(fixed)
  block[fixed.length + 1] = 1 << 31
  block[15] = (fixed.length + 1) * 32
  for (let counter = 0; !signal?.aborted; ) {
    for (const end = performance.now() + slice; performance.now() < end; ) {
      for (let times = 0; times < 256; times++, counter++) {
        block[fixed.length] = counter
        const hash = sha256(block)
        if (wanted.every((word, at) => word === hash[at])) return { counter, derivedKey: hexOf(hash) }
      }
    }
    await new Promise((resolve) => setTimeout(resolve))
  }
  return null
}

const words = (hex: string) =>
  Int32Array.from({ length: hex.length / 8 }, (_, at) => Number.parseInt(hex.slice(at * 8, at * 8 + 8), 16))

const hexOf = (hash: Int32Array) => Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')

/**
 * SHA-256 of single blocks; each result is overwritten by the next. `crypto.subtle` answers later, and not at all on a
 * site without TLS.
 */
function hasher(): (block: Int32Array) => Int32Array {
  const start = rootsOf(8, 1 / 2)
  const constants = rootsOf(64, 1 / 3)
  const w = new Int32Array(64)
  const sum = new Int32Array(8)
  return (block) => {
    w.set(block)
    for (let i = 16; i < 64; i++) {
      const x = at(w, i - 15)
      const y = at(w, i - 2)
      const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)
      const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10)
      w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = start
    for (let i = 0; i < 64; i++) {
      const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      const first = (h + s1 + ((e & f) ^ (~e & g)) + at(constants, i) + at(w, i)) | 0
      const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
      const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e] = [g, f, e, (d + first) | 0]
      ;[d, c, b, a] = [c, b, a, (first + second) | 0]
    }
    sum.set([a, b, c, d, e, f, g, h])
    for (let i = 0; i < 8; i++) sum[i] = at(sum, i) + at(start, i)
    return sum
  }
}

/** The first 32 bits of the fractional parts of roots of the first primes. */
function rootsOf(count: number, power: number): Int32Array {
  const roots = new Int32Array(count)
  for (let number = 2, found = 0; found < count; number++) {
    let divisor = 2
    while (number % divisor !== 0) divisor++
    if (divisor === number) roots[found++] = (number ** power % 1) * 2 ** 32
  }
  return roots
}

const at = (list: Int32Array, index: number) => list[index] ?? 0
const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))
