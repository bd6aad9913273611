/** Rows of keyboards, the alphabet and the digits: what a finger or a child says in order. */
const rows = [
  ...['01234567890', 'abcdefghijklmnopqrstuvwxyz'],
  ...['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ...['qwertzuiop', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
]
const sequences = [...rows, ...rows.map((row) => [...row].reverse().join(''))]
const shortestRun = 3

/** Whether a text is nothing but runs of keys that lie beside each other: `qwertz12345`, `asdfghjkl0987`. */
export function isRunOfKeys(plain: string): boolean {
  let at = 0
  while (at < plain.length) {
    const length = Math.max(...sequences.map((sequence) => runLength(plain, at, sequence)))
    if (length < shortestRun) return false
    at += length
  }
  return plain.length > 0
}

/** How far a text follows a sequence, from where its character at a place stands in it. */
function runLength(plain: string, at: number, sequence: string): number {
  const from = sequence.indexOf(plain.charAt(at))
  if (from < 0) return 0
  let length = 0
  while (at + length < plain.length && plain[at + length] === sequence[from + length]) length += 1
  return length
}
