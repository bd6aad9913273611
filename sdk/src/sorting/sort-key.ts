/**
 * Digits of a key. Only these, because every collation of a database puts them in this order, while capitals and signs
 * move about.
 */
const digits = '0123456789abcdefghijklmnopqrstuvwxyz'

/** Heads of whole numbers: `n` is followed by one digit, `z` by 13; `m` by one below zero, `a` by 13. */
const firstPositive = 'n'.charCodeAt(0)

const smallest = `a${'0'.repeat(13)}`

/**
 * A key that sorts after `above` and before `below`, for an order by hand: a move writes the key of one row and leaves
 * the others alone. Without `above` it is the first, without `below` the last. Adding at either end keeps keys short;
 * many moves to the same place make them longer, so renew the keys of a list with {@link keysBetween} now and then.
 *
 * Keys compare as text in every collation. Two people who move to the same place at once get the same key, so order by
 * key and then by id. Throws a `RangeError` for a text that is no key, and unless `above` is smaller than `below`.
 *
 * @example
 * keyBetween(undefined, undefined) // 'n0'
 * keyBetween('n0', undefined) // 'n1'
 * keyBetween('n0', 'n1') // 'n0i'
 */
export function keyBetween(above: string | undefined, below: string | undefined): string {
  const low = above === undefined ? undefined : parts(above)
  const high = below === undefined ? undefined : parts(below)
  if (above !== undefined && below !== undefined && above >= below)
    throw new RangeError(`The sort key "${above}" is not smaller than "${below}".`)
  if (!low) return high ? keyBefore(high) : `${String.fromCharCode(firstPositive)}0`
  if (!high) return next(low.whole) ?? low.whole + middle(low.fraction, undefined)
  if (low.whole === high.whole) return low.whole + middle(low.fraction, high.fraction)
  const following = next(low.whole)
  if (following !== undefined && below !== undefined && following < below) return following
  return low.whole + middle(low.fraction, undefined)
}

/** So many keys in order between two others, as {@link keyBetween} makes one; all of a list are renewed with `undefined` twice. */
export function keysBetween(above: string | undefined, below: string | undefined, count: number): readonly string[] {
  if (count <= 0) return []
  if (below === undefined || above === undefined) return keysAtAnEnd(above, below, count)
  const half = Math.floor(count / 2)
  const mid = keyBetween(above, below)
  return [...keysBetween(above, mid, half), mid, ...keysBetween(mid, below, count - half - 1)]
}

function keysAtAnEnd(above: string | undefined, below: string | undefined, count: number): readonly string[] {
  const keys: string[] = []
  for (let made = 0; made < count; made += 1) {
    const last = keys.at(-1)
    keys.push(below === undefined ? keyBetween(last ?? above, undefined) : keyBetween(undefined, last ?? below))
  }
  return below === undefined ? keys : keys.reverse()
}

interface Parts {
  /** Head and digits of the whole number. */
  readonly whole: string
  /** Never ends in a zero, because nothing fits between a key and the same with zeros. */
  readonly fraction: string
}

function parts(key: string): Parts {
  const length = lengthOf(key.charCodeAt(0))
  const [whole, fraction] = [key.slice(0, length), key.slice(length)]
  if (!/^[a-z][0-9a-z]+$/.test(key) || whole.length < length || fraction.endsWith('0'))
    throw new RangeError(`"${key}" is not a sort key.`)
  return { whole, fraction }
}

/** Characters of a whole number with this head, which is among them. */
const lengthOf = (head: number): number => (head >= firstPositive ? head - firstPositive + 2 : firstPositive - head + 1)

function keyBefore({ whole, fraction }: Parts): string {
  if (fraction !== '') return whole === smallest ? whole + middle('', fraction) : whole
  const previous = stepped(whole, -1)
  if (previous === undefined) throw new RangeError(`No sort key is smaller than "${whole}".`)
  return previous
}

const next = (whole: string): string | undefined => stepped(whole, 1)

/** The whole number one higher or lower; undefined at the end of them all. */
function stepped(whole: string, by: 1 | -1): string | undefined {
  const [full, empty] = by === 1 ? ['z', '0'] : ['0', 'z']
  const [head, ...places] = [...whole]
  for (let at = places.length - 1; at >= 0; at -= 1) {
    const digit = places[at] ?? empty
    if (digit !== full) {
      places[at] = digits[digits.indexOf(digit) + by] ?? empty
      return [head, ...places].join('')
    }
    places[at] = empty
  }
  const moved = whole.charCodeAt(0) + by
  if (moved > 'z'.charCodeAt(0) || moved < 'a'.charCodeAt(0)) return undefined
  return String.fromCharCode(moved) + empty.repeat(lengthOf(moved) - 1)
}

/** A fraction between two others; without `high` anything above `low` will do. */
function middle(low: string, high: string | undefined): string {
  if (high !== undefined) {
    let same = 0
    while (same < high.length && (low[same] ?? '0') === high[same]) same += 1
    if (same > 0) return high.slice(0, same) + middle(low.slice(same), high.slice(same))
  }
  const from = low === '' ? 0 : digits.indexOf(low.charAt(0))
  const to = high === undefined ? digits.length : digits.indexOf(high.charAt(0))
  if (to - from > 1) return digits.charAt(Math.round((from + to) / 2))
  if (high !== undefined && high.length > 1) return high.charAt(0)
  return digits.charAt(from) + middle(low.slice(1), undefined)
}
