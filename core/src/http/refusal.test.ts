import { Ajv } from 'ajv'
import Type from 'typebox'
import { expect, test } from 'vitest'
import { refusal } from './refusal.ts'

test('a text of another form is told in words, not by a pattern', () => {
  const schema = Type.Object({ phone: Type.String({ pattern: '^[0-9 +]*$' }) })
  const validate = new Ajv().compile(schema)
  const value = { phone: 'call me' }
  validate(value)
  const { status, message, errors } = refusal({ ...schema }, value, validate.errors?.[0])
  expect([status, message]).toEqual([422, '"phone" does not have the right form.'])
  expect(errors).toEqual([{ path: 'phone', message: 'does not have the right form' }])
})
