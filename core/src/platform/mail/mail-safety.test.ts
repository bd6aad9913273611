import { describe, expect, it } from 'vitest'
import { safeHeaders } from './mail-safety.ts'

const mail = { purpose: 'core.test', to: 'ada@example.com', subject: 'Hello', text: 'Hello' }

describe('what stands in the headers of a mail', () => {
  it('is one address, never a list or a further header (T17)', () => {
    const wrong = ['a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com', 'a', '<a@example.com>', '']
    for (const to of wrong) expect(() => safeHeaders({ ...mail, to }), to).toThrow(/not a valid email address/)
    expect(() => safeHeaders({ ...mail, replyTo: 'a@example.com\nBcc: b@example.com' })).toThrow(
      /not a valid email address/,
    )
    expect(safeHeaders(mail).to).toBe('ada@example.com')
  })

  it('holds no line break in names and subjects (T17)', () => {
    const safe = safeHeaders({ ...mail, toName: 'Ada\r\nBcc: x@example.com', subject: 'Hi\nX-Evil: 1' })
    expect(safe).toMatchObject({ toName: 'Ada Bcc: x@example.com', subject: 'Hi X-Evil: 1' })
  })

  it('leaves sender and receivers to the mailer', () => {
    expect(() => safeHeaders({ ...mail, headers: { Bcc: 'x@example.com' } })).toThrow(/can't set/)
    expect(() => safeHeaders({ ...mail, headers: { 'X-Campaign': '1\r\nBcc: x' } })).toThrow(/line break/)
    expect(safeHeaders({ ...mail, headers: { 'List-Unsubscribe': '<https://example.com/u>' } }).headers).toEqual({
      'List-Unsubscribe': '<https://example.com/u>',
    })
  })
})
