import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const blocks = join(import.meta.dirname, '../../../blocks')

/** What the block of a package would call the product with: a route of its own, or a request of its script. */
function callsOf(name: string): string[] {
  const { exports }: { exports: Record<string, unknown> } = JSON.parse(
    readFileSync(join(blocks, name, 'package.json'), 'utf8'),
  )
  const sources = readdirSync(join(blocks, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => readFileSync(join(blocks, name, 'src', path), 'utf8'))
  const asked = sources.flatMap(
    (text) => text.match(/\b(fetch|sendBeacon|XMLHttpRequest|EventSource|pageReader|signOut|useCall|useList)\b/g) ?? [],
  )
  return [...Object.keys(exports).filter((entry) => entry === './server'), ...asked]
}

test('the map, the counter, the calculator and the blocks of mails call nothing of the product (BLK-COMMON-024, OPEN-205)', () => {
  for (const name of ['map', 'counter', 'carbon-calculator', 'email']) expect([name, ...callsOf(name)]).toEqual([name])
  // One that does is found.
  expect(existsSync(join(blocks, 'navigation'))).toBe(true)
  expect(callsOf('navigation')).toContain('signOut')
})
