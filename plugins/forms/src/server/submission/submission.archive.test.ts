import { describe, expect, it } from 'vitest'
import { submissionArchive } from './submission.archive.ts'

const accept = (table: string) => {
  const part = submissionArchive.find((each) => each.kind === 'table' && each.table === table)
  if (part?.kind !== 'table' || !part.accept) throw new Error(`${table} takes any row.`)
  return part.accept
}
const field = { key: 'name', label: 'Name', type: 'text', values: ['Ada'] }
const customer = Object.fromEntries(
  ['firstname', 'lastname', 'email', 'phone', 'address', 'address_2', 'city', 'province', 'country', 'postal'].map(
    (name) => [name, ''],
  ),
)
const sent = {
  ...{ id: 1, form_name: 'Ask us', fields: [field], tags: ['spring'], recipients: ['desk@example.com'] },
  ...{ reply_to: 'ada@example.com', customer, utm: null, held: 'no-bot-check', newsletter: null },
}

describe('submissions that an archive brings (T16, B2)', () => {
  const submission = accept('submission')

  it('are taken as they were sent, without what belongs to the old website', () => {
    const told = { ...sent, customer_id: 7, customer_address: '/admin/customers/7', repeat_key: 'abc' }
    expect(submission(told)).toEqual({
      ...sent,
      customer_id: null,
      reply_key: 'ada@example.com',
      customer_address: null,
      assigned_to: null,
      repeat_key: null,
    })
  })

  it.each([
    { recipients: ['desk@example.com\r\nBcc: all@example.com'] },
    { recipients: Array(6).fill('desk@example.com') },
    { recipients: 'desk@example.com' },
    { recipients: ['nobody'] },
    { reply_to: 'ada@example.com, bo@example.com' },
    { reply_to: '"><script>' },
    { fields: [{ ...field, values: 'Ada' }] },
    { fields: Array(101).fill(field) },
    { fields: { __proto__: [] } },
    { tags: ['x'.repeat(255)] },
    { held: 'never' },
    { newsletter: { listId: -1, text: '', email: 'a@example.com', at: 'now' } },
    { utm: 'x' },
    { customer: [] },
  ])('are left out when they could mail or show what nobody sent: %j', (change) => {
    expect(submission({ ...sent, ...change })).toBeNull()
  })

  it.each([
    { name: '../../etc/passwd' },
    { name: 'a\nb.png' },
    { name: '' },
    { mime_type: 'text/html' },
    { mime_type: 'image/svg+xml' },
    { size: -1 },
    { size: 16 * 1024 * 1024 },
  ])('bring no file that a form would not take: %j', (change) => {
    const file = { submission_id: 1, name: 'bike.png', mime_type: 'image/png', size: 12 }
    expect(accept('submission_file')(file)).toEqual(file)
    expect(accept('submission_file')({ ...file, ...change })).toBeNull()
  })
})
