import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compiledCheck } from '../server/compiled-check.ts'
import { Amount, amountFrom, decimalText, formatMoney, millionths, Quantity, Rate, thousandths } from './amount.ts'
import { currencies, currencyDigits } from './currency.ts'
import { allocated, roundedShare } from './share.ts'

const runs = { seed: 17, numRuns: 1_000 }
const most = 100_000_000_000_000
const amounts = fc.integer({ min: -most, max: most })
const size = (value: bigint) => (value < 0n ? -value : value)

describe('roundedShare', () => {
  test('rounds half away from zero', () => {
    expect([5, -5, 4, -4].map((amount) => roundedShare(amount, 1, 10))).toEqual([1, -1, 0, 0])
    expect([roundedShare(25, 1, 10), roundedShare(-25, 1, 10), roundedShare(25, -1, 10)]).toEqual([3, -3, -3])
    expect(roundedShare(10_00, millionths(9.975), 1_000_000)).toBe(1_00)
    expect(roundedShare(1_99, thousandths(1.005), 1_000)).toBe(2_00)
    expect(Object.is(roundedShare(-1, 1, 10), 0)).toBe(true)
  })

  test('is the nearest integer to the exact fraction, and the further one from zero of two', () => {
    const share = fc.tuple(fc.integer({ min: -most, max: most }), fc.integer({ min: 0, max: 1_000_000 }))
    fc.assert(
      fc.property(share, fc.integer({ min: 1_000_000, max: 10_000_000 }), ([amount, numerator], denominator) => {
        const exact = BigInt(amount) * BigInt(numerator)
        const rounded = BigInt(roundedShare(amount, numerator, denominator)) * BigInt(denominator)
        const distance = 2n * size(rounded - exact)
        expect(distance <= BigInt(denominator)).toBe(true)
        if (distance === BigInt(denominator)) expect(size(rounded) > size(exact)).toBe(true)
      }),
      runs,
    )
  })

  test('meets the halves exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (whole) => {
        const away = whole < 0 ? whole : whole + 1
        expect(roundedShare(2 * whole + 1, 1, 2)).toBe(away)
      }),
      runs,
    )
  })

  test('refuses what it cannot say exactly', () => {
    expect(() => roundedShare(1, 1, 0)).toThrow(RangeError)
    expect(() => roundedShare(1.5, 1, 2)).toThrow('1.5 is not a safe integer')
    expect(() => roundedShare(most, most, 1)).toThrow('too large')
  })
})

describe('allocated', () => {
  test('gives what is left over to the largest remainders, then to the first', () => {
    expect(allocated(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(allocated(-100, [1, 1, 1])).toEqual([-34, -33, -33])
    expect(allocated(10, [1, 2, 4])).toEqual([1, 3, 6])
    expect(allocated(5, [0, 0])).toEqual([3, 2])
    expect(allocated(5, [0, 1])).toEqual([0, 5])
    expect(allocated(0, [3, 4])).toEqual([0, 0])
  })

  test('adds up to the amount, with each part less than one unit from its exact share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: most }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(amounts, weights, (amount, given) => {
        const parts = allocated(amount, given)
        expect(parts.reduce((sum, part) => sum + BigInt(part), 0n)).toBe(BigInt(amount))
        const sum = given.reduce((added, weight) => added + BigInt(weight), 0n)
        if (sum === 0n) return
        const rest = given.map((weight, place) => BigInt(amount) * BigInt(weight) - BigInt(parts[place] ?? 0) * sum)
        expect(rest.every((each) => size(each) < sum)).toBe(true)
      }),
      runs,
    )
  })

  test('refuses no weights, negative ones and fractions', () => {
    for (const weights of [[], [1, -1], [1.5]]) expect(() => allocated(1, weights)).toThrow(RangeError)
  })
})

describe('amounts', () => {
  test('have the digits of their currency: two, none for JPY, three for KWD', () => {
    expect(['CAD', 'JPY', 'KWD'].map(currencyDigits)).toEqual([2, 0, 3])
    expect(new Set(currencies).size).toBe(currencies.length)
    expect(['CAD', 'JPY', 'KWD'].map((currency) => decimalText(-1_990, currency))).toEqual([
      '-19.90',
      '-1990',
      '-1.990',
    ])
    expect([decimalText(5, 'CAD'), decimalText(0, 'KWD'), decimalText(-5, 'CAD')]).toEqual(['0.05', '0.000', '-0.05'])
  })

  test('come back from their text', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...currencies), (amount, currency) => {
        expect(amountFrom(decimalText(amount, currency), currency)).toBe(amount === 0 ? 0 : amount)
      }),
      runs,
    )
  })

  test.each([
    ['19.9', 'CAD', 1_990],
    [' 19 ', 'CAD', 1_900],
    ['19.', 'CAD', 1_900],
    ['-0', 'CAD', 0],
    ['19.999', 'CAD', undefined],
    ['19.5', 'JPY', undefined],
    ['1e3', 'CAD', undefined],
    ['', 'CAD', undefined],
    ['1,50', 'CAD', undefined],
    ['999999999999999', 'CAD', undefined],
  ])('are read from “%s” %s as %s', (text, currency, amount) => {
    expect(amountFrom(text, currency)).toBe(amount)
  })

  test('are written as people of a language write them, however large', () => {
    expect(formatMoney(1_999, 'CAD', 'en-CA')).toBe('$19.99')
    expect(formatMoney(1_999, 'JPY', 'en')).toBe('¥1,999')
    expect(formatMoney(1_999, 'KWD', 'en').replace(/\s/, ' ')).toBe('KWD 1.999')
    expect(formatMoney(-1_999, 'EUR', 'de').replace(/\s/, ' ')).toBe('-19,99 €')
    expect(formatMoney(99_999_999_999_999, 'CAD', 'en-CA')).toBe('$999,999,999,999.99')
  })
})

describe('schemas', () => {
  test.each([
    [Amount, 1_999, true],
    [Amount, 19.99, false],
    [Amount, most + 1, false],
    [Quantity, 1.005, true],
    [Quantity, 999_999.999, true],
    [Quantity, 1.0005, false],
    [Rate, 9.975, true],
    [Rate, 14.9755, true],
    [Rate, 9.97505, false],
    [Rate, -1, false],
  ])('%#', (schema, value, fits) => {
    expect(compiledCheck(schema, value)).toBe(fits)
  })

  test('say every quantity and rate of their decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (units) => {
        expect([thousandths(units / 1_000), compiledCheck(Quantity, units / 1_000)]).toEqual([units, true])
      }),
      runs,
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (units) => {
        expect([millionths(units / 10_000), compiledCheck(Rate, units / 10_000)]).toEqual([units, true])
      }),
      runs,
    )
  })
})
