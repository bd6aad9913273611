import type { Amount } from './amount.ts'

/**
 * `amount × numerator ÷ denominator`, rounded half away from zero. Exact: nothing is rounded before the end.
 *
 * @param numerator an integer; with `denominator` it says the share
 * @param denominator an integer other than 0
 * @throws RangeError for what is no integer, a denominator of 0, or a result beyond the safe integers
 * @example roundedShare(unitPrice, thousandths(1.5), 1_000)       // the price of one and a half
 * @example roundedShare(net, millionths(9.975), 1_000_000)        // the tax of 9.975 %
 */
export function roundedShare(amount: Amount, numerator: number, denominator: number): Amount {
  if (denominator === 0) throw new RangeError('The denominator of a share must not be 0.')
  const above = whole(amount) * whole(numerator)
  const below = whole(denominator)
  const isNegative = above < 0n !== below < 0n
  const [top, bottom] = [absolute(above), absolute(below)]
  const rounded = (2n * top + bottom) / (2n * bottom)
  return safe(isNegative ? -rounded : rounded)
}

/**
 * Divide an amount over weights so that the parts add up to it. Each part is at most one minor unit away from its exact
 * share: what is left over goes to the largest remainders, among equal ones to the first. Without any weight all parts
 * are alike.
 *
 * @param weights integers, none negative
 * @throws RangeError for no weights, or one that is negative or no integer
 * @example allocated(100, [1, 1, 1])   // [34, 33, 33]
 */
export function allocated(amount: Amount, weights: readonly number[]): Amount[] {
  if (weights.length === 0) throw new RangeError('An amount cannot be divided into no parts.')
  if (weights.some((weight) => weight < 0)) throw new RangeError('A weight must not be negative.')
  const isEven = weights.every((weight) => weight === 0)
  const shares = weights.map((weight) => (isEven ? 1n : whole(weight)))
  const sum = shares.reduce((one, other) => one + other, 0n)
  const total = absolute(whole(amount))
  const parts = shares.map((share, place) => ({ place, part: (total * share) / sum, rest: (total * share) % sum }))
  const left = Number(total - parts.reduce((added, { part }) => added + part, 0n))
  const first = parts.toSorted((one, other) => compare(other.rest, one.rest) || one.place - other.place)
  const raised = new Set(first.slice(0, left).map(({ place }) => place))
  return parts.map(({ place, part }) => {
    const units = Number(part) + (raised.has(place) ? 1 : 0)
    return amount < 0 && units > 0 ? -units : units
  })
}

const compare = (one: bigint, other: bigint): number => Number(one > other) - Number(one < other)
const absolute = (value: bigint): bigint => (value < 0n ? -value : value)

function whole(value: number): bigint {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a safe integer.`)
  return BigInt(value)
}

function safe(value: bigint): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is too large for an amount.`)
  return number
}
