import { Check } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { InvoicingSettings } from '../../settings.ts'
import { countOf, numberFrom } from './document-number.ts'

describe('numbers of documents (T22)', () => {
  it.each([
    ['INV-{year}-{number:5}', 7, 'INV-2026-00007'],
    ['{number}', 7, '7'],
    ['R{number:3}/{year}', 1_234, 'R1234/2026'],
    ['{year}.{number:2}', 123, '2026.123'],
  ])('are made from the pattern %s', (pattern, count, number) => {
    expect(Check(InvoicingSettings.properties.invoice_number, pattern)).toBe(true)
    expect(numberFrom(pattern, '2026-11-27', count)).toBe(number)
  })

  it.each(['', 'INV-{year}', '{number}{number}', '{number:0}', 'INV <b>{number}', '{year}{year}{number}'])(
    'refuse the pattern “%s”',
    (pattern) => expect(Check(InvoicingSettings.properties.invoice_number, pattern)).toBe(false),
  )

  it('begin anew each year only where they name the year', () => {
    expect(countOf('invoice', 'INV-{year}-{number}', '2027-01-01')).toEqual({
      ...{ series: 'invoicing.invoice', period: '2027' },
    })
    expect(countOf('refund', 'CN-{number}', '2027-01-01')).toEqual({ series: 'invoicing.refund', period: '' })
  })
})
