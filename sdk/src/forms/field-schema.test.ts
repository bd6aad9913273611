import Type from 'typebox'
import { describe, expect, it } from 'vitest'
import { Colour, oneOf, orEmpty, PhoneNumber } from '../style/values.ts'
import { blankOf, isRequired, kindOf } from './field-schema.ts'
import { groupsOf } from './schema-fields.tsx'

describe('the control of a property follows from its schema', () => {
  it.each([
    ['a switch', Type.Boolean(), { kind: 'switch' }],
    ['a choice', oneOf(['a', 'b'], { default: 'a' }), { kind: 'choice', options: ['a', 'b'], sideBySide: false }],
    ['whole numbers with a unit', Type.Integer({ unit: 'px' }), { kind: 'number', step: 1, unit: 'px' }],
    ['steps', Type.Number({ multipleOf: 0.5 }), { kind: 'number', step: 0.5, unit: undefined }],
    ['a short text', Type.String({ maxLength: 120 }), { kind: 'text', type: 'text', mono: false }],
    ['a long text', Type.String({ maxLength: 400 }), { kind: 'textarea', rows: 4 }],
    ['an address of mail', Type.String({ format: 'email' }), { kind: 'text', type: 'email', mono: false }],
    ['a secret', Type.String({ control: 'secret' }), { kind: 'text', type: 'password', mono: false }],
    ['a day', Type.String({ format: 'date' }), { kind: 'date' }],
    ['a moment that may be empty', orEmpty(Type.String({ format: 'date-time' })), { kind: 'date-time' }],
    ['a phone number', PhoneNumber(), { kind: 'phone' }],
    ['words', Type.Array(Type.String()), { kind: 'chips' }],
    ['some of a few', Type.Array(oneOf(['a', 'b'], { default: 'a' })), { kind: 'checks', options: ['a', 'b'] }],
    ['roles', Type.Array(Type.Integer(), { control: 'roles' }), { kind: 'roles' }],
    ["a screen's own", Type.String({ control: 'picture' }), { kind: 'own', control: 'picture' }],
  ])('%s', (_, schema, kind) => {
    expect(kindOf(schema)).toEqual(kind)
    // As it arrives from the server.
    expect(kindOf(JSON.parse(JSON.stringify(schema)))).toEqual(kind)
  })

  it('knows colours, members and items', () => {
    expect(kindOf(Colour({ default: '' }))).toMatchObject({ kind: 'colour', pattern: expect.stringMatching('primary') })
    expect(kindOf(Type.Object({ street: Type.String() }))).toMatchObject({ kind: 'members' })
    expect(kindOf(Type.Array(Type.Object({ url: Type.String() }), { maxItems: 3 }))).toMatchObject({ most: 3 })
  })

  it('asks for what may not be empty', () => {
    expect(
      [Type.String({ minLength: 1 }), Type.String(), orEmpty(Type.String({ minLength: 1 }))].map(isRequired),
    ).toEqual([true, false, false])
  })
})

it('a new item of a list has the defaults of its schema and nothing that may be absent', () => {
  const item = Type.Object({
    title: Type.String(),
    kind: oneOf(['link', 'button'], { default: 'button' }),
    sort: Type.Integer({ minimum: 3 }),
    icon: Type.Optional(Type.String()),
  })
  expect(blankOf(item)).toEqual({ title: '', kind: 'button', sort: 3 })
})

it('groups stand in the order in which the schema names them, after what names none', () => {
  const schema = Type.Object({
    host: Type.String({ group: 'Server' }),
    name: Type.String(),
    from: Type.String({ group: 'Sender' }),
    port: Type.Integer({ group: 'Server' }),
  })
  expect(groupsOf(schema)).toEqual([
    { title: '', fields: ['name'] },
    { title: 'Server', fields: ['host', 'port'] },
    { title: 'Sender', fields: ['from'] },
  ])
})
