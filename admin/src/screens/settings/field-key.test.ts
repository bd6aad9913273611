import { expect, it } from 'vitest'
import { fieldKey } from './field-key.ts'

it.each([
  ['Harbour Lane', [], 'harbour_lane'],
  ['Harbour Lane', ['harbour_lane', 'harbour_lane_2'], 'harbour_lane_3'],
  ['  Éclair № 2! ', [], 'eclair_no_2'],
  ['2nd phone', [], 'nd_phone'],
  ['日本', [], 'field'],
  ['日本', ['field'], 'field_2'],
  ['x'.repeat(60), ['x'.repeat(40)], `${'x'.repeat(36)}_2`],
])('a field “%s” beside %j gets the key %s (OPEN-340)', (label, taken, key) => {
  expect(fieldKey(label, taken)).toBe(key)
  expect(key).toMatch(/^[a-z][a-z0-9_]{0,39}$/)
})
