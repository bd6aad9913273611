import { describe, expect, it } from 'vitest'
import { blankForm, blankLine, discountFrom, discountText, isEmptyLine, lineFrom, writtenOf } from './document-form.ts'

const blank = {
  ...{
    customer_id: null,
    vehicle_id: null,
    invoiceDate: '2026-05-01',
    dueDate: null,
    items: [],
    discountRule: null,
    deposit: null,
  },
  ...{ notes: '', terms: '', internalNote: '', custom_fields: [] },
}

describe('the form of a document', () => {
  it('begins with one line, which is not sent as long as it is empty', () => {
    const form = blankForm(blank)
    expect(form.items).toHaveLength(1)
    expect(writtenOf(form)).toEqual(blank)
    const named = { ...form, items: form.items.map((line) => ({ ...line, name: 'Work' })) }
    expect(writtenOf(named).items).toMatchObject([{ name: 'Work', kind: 'service', quantity: 1 }])
  })

  it('takes lines from elsewhere with what they say', () => {
    const line = lineFrom({ name: 'Hours', quantity: 1.5, unitPrice: 9_000, source: { source: 'a.b', id: '1' } })
    expect(line).toMatchObject({ kind: 'service', quantity: 1.5, taxClass: null, id: null })
    expect([isEmptyLine(line), isEmptyLine(blankLine('note'))]).toEqual([false, true])
  })

  it.each([
    ['', null],
    ['10%', { percent: 10 }],
    ['9,975 %', { percent: 9.975 }],
    ['5', { amount: 500 }],
    ['5.25', { amount: 525 }],
    ['101%', undefined],
    ['-5', undefined],
    ['5.255', undefined],
    ['ten', undefined],
  ])('reads the discount “%s”', (text, discount) => {
    expect(discountFrom(text, 'CAD')).toEqual(discount)
    if (discount) expect(discountFrom(discountText(discount, 'CAD'), 'CAD')).toEqual(discount)
  })
})
