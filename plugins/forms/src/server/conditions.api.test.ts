import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FormHost, formHost, type Values } from './testing/form-host.ts'

let at: FormHost
let page: number
const when = (field: string, test: string, ...values: string[]) => ({
  showWhen: { conditions: [{ field, test, values }] },
})
const required = { rules: { required: true } }
const pdf = (name: string) => new File(['%PDF-1.7'], name)

beforeAll(async () => {
  at = await formHost()
  page = await at.page(
    { slug: 'conditions' },
    {
      formName: 'Conditions',
      dynamicForm: [
        { id: 'kind', label: 'Kind', type: 'dropdown', options: 'Repair, Rental', sort: 0 },
        { id: 'bike', label: 'Bike', ...required, ...when('kind', 'is', 'Repair'), sort: 1 },
        { id: 'photo', label: 'Photo', type: 'file', ...when('kind', 'is', 'Repair'), sort: 2 },
        { id: 'colour', label: 'Colour', ...required, ...when('bike', 'filled'), sort: 3 },
        { id: 'mail', label: 'Mail', validateEmail: true, customerMapping: 'email', ...when('kind', 'empty'), sort: 4 },
        { id: 'lost', label: 'Lost', ...required, ...when('gone', 'is', 'x'), sort: 5 },
      ],
    },
  )
})
afterAll(() => at?.host.close())

const send = (values: Values) =>
  at.send([['page', String(page)], ['node', 'f'], ...values, ['lost', crypto.randomUUID()]])
const newest = async () => {
  const path = '/api/v1/admin/form/submissions/'
  const { rows } = (await at.owner.get(`${path}?itemsPerPage=1`)).json().results
  return (await at.owner.get(`${path}${rows[0].id}/`)).json().submission
}

describe('a field with conditions', () => {
  it('is required while it is shown, as are fields that follow from it', async () => {
    const refused = await send([['kind', 'Repair']])
    expect([refused.statusCode, refused.json().formErrors]).toEqual([422, { bike: 'This field is required' }])
    const next = await send([
      ['kind', 'Repair'],
      ['bike', 'Red'],
    ])
    expect(next.json().formErrors).toEqual({ colour: 'This field is required' })
  })

  it('fails no submission while it is hidden, and what was sent for it is dropped with its files', async () => {
    const sent = await send([
      ['kind', 'Rental'],
      ['bike', 'a'.repeat(10_001)],
      ['photo[]', pdf('hidden.pdf')],
      ['colour', 'Blue'],
      ['mail', 'no mail'],
    ])
    expect([sent.statusCode, sent.json().formErrors]).toEqual([200, {}])
    expect(await newest()).toMatchObject({
      fields: [{ key: 'kind', values: ['Rental'] }, { key: 'lost' }],
      files: [],
      sender: '',
    })
  })

  it('is kept with its values and files while it is shown', async () => {
    const sent = await send([
      ['kind', 'Repair'],
      ['bike', 'Red'],
      ['photo[]', pdf('shown.pdf')],
      ['colour', 'Blue'],
    ])
    expect(sent.statusCode).toBe(200)
    const { fields, files } = await newest()
    expect(fields.map(({ key }: { key: string }) => key)).toEqual(['kind', 'bike', 'photo', 'colour', 'lost'])
    expect(files).toMatchObject([{ name: 'shown.pdf' }])
  })

  it('is shown when its condition names a field that is no longer in the form', async () => {
    const refused = await at.send([
      ['page', String(page)],
      ['node', 'f'],
      ['kind', 'Rental'],
    ])
    expect(refused.json().formErrors).toEqual({ lost: 'This field is required' })
  })
})
