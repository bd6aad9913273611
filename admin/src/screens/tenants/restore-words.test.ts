import { expect, it } from 'vitest'
import { contentTitle } from './restore-words.ts'

const t = (text: string, values: Readonly<Record<string, string | number>> = {}) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

it.each([
  ['core', 'Core', 'page_content', 'Page content'],
  ['core', 'Core', 'new_thing', 'New thing'],
  ['forms', 'Forms', 'submission_file', 'Forms: submission file'],
])('calls the content %s.%s by words', (module, moduleTitle, table, words) => {
  expect(contentTitle(t, { module, moduleTitle, table, inBackup: 1, now: 1 })).toBe(words)
})
