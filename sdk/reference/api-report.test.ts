import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { apiReports } from './api-report.mjs'

const folder = join(import.meta.dirname, '../api')
const renew = 'Look the difference over, then renew the reports: npm run build && node sdk/reference/api-report.mjs'

test('the public types of the SDK are those that were reviewed (issue 3)', () => {
  const kept = new Map(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  const made = apiReports()
  expect([...kept.keys()].sort(), renew).toEqual([...made.keys()].sort())
  for (const [file, text] of made) expect(kept.get(file), `sdk/api/${file}: ${renew}`).toBe(text)
})
