import Type from 'typebox'
import { describe, expect, it } from 'vitest'
import { check, labelOf } from './check.ts'

const schema = Type.Object({
  title: Type.String({ title: 'Title', pattern: '\\S', maxLength: 5 }),
  pageCount: Type.Integer({ minimum: 3 }),
  kind: Type.Enum(['a', 'b']),
})
const good = { title: 'Clay', pageCount: 3, kind: 'a' as const }

describe('check', () => {
  it('finds nothing in good values', () => {
    expect(check(schema, good)).toEqual({})
  })

  it('says one sentence a field, with the label of the schema or the name spelt out', () => {
    expect(check(schema, { ...good, title: 'Potteries', pageCount: 1 })).toEqual({
      title: 'Title can have at most 5 characters',
      pageCount: 'Page count must be 3 or more',
    })
    expect(labelOf(schema, 'pageCount')).toBe('Page count')
  })

  it("takes a field's own sentence, but not for what is too long (PAGE-011, PAGE-014)", () => {
    const messages = { title: 'Title is required' }
    expect(check(schema, { ...good, title: '  ' }, messages)).toEqual(messages)
    expect(check(schema, { ...good, title: 'Potteries' }, messages).title).toMatch(/5 characters/)
  })
})

it('what is wrong deeper inside is said at the field and at its path', () => {
  const nested = Type.Object({
    links: Type.Array(Type.Object({ url: Type.String({ title: 'Address', minLength: 1 }) })),
  })
  const said = 'Address is required'
  expect(check(nested, { links: [{ url: '/a' }, { url: '' }] })).toEqual({ links: said, 'links/1/url': said })
})
