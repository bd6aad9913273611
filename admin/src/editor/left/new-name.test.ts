import { expect, test } from 'vitest'
import { newName } from './new-name.ts'

test('a layer gets the name that was typed, and its own where that is empty or the title', () => {
  expect(newName(' Opening hours ', undefined, 'Text')).toBe('Opening hours')
  expect(newName('', 'Opening hours', 'Text')).toBe('')
  expect(newName('Text', 'Opening hours', 'Text')).toBe('')
})

test('a name that stays is no change', () => {
  expect(newName('Text', undefined, 'Text')).toBeUndefined()
  expect(newName('', undefined, 'Text')).toBeUndefined()
  expect(newName('Hours ', 'Hours', 'Text')).toBeUndefined()
})
