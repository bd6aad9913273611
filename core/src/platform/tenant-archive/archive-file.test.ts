import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packed } from './archive.fixtures.ts'
import { format, formatVersion, manifestName } from './archive.format.ts'
import { ArchiveFile } from './archive-file.ts'
import { damagedBytes } from './damaged-archives.fixtures.ts'

const rows = Array.from({ length: 40 }, (_, id) => `${JSON.stringify({ id, title: `Page ${id * 7919}` })}\n`).join('')
const manifest = {
  ...{ format, version: formatVersion, name: 'Rope & Sons', madeAt: '2026-01-01', packages: {} },
  tables: [{ name: 'core.page', rows: 40 }],
}
const files = new Map([
  [manifestName, JSON.stringify(manifest)],
  ['data/core.page.jsonl', rows],
  ['media/1-dot.png', 'not looked at here'],
])

test('Z5: an archive of which 500 bytes or pieces are damaged is read as it was or refused in a sentence', async () => {
  const bytes = await packed(files)
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-archives-'))
  const path = join(folder, 'sent.zip')
  const read = async (): Promise<string> => {
    const file = await ArchiveFile.open(path)
    try {
      await file.manifest()
      const lines: string[] = []
      for await (const line of file.lines('data/core.page.jsonl')) lines.push(line)
      for (const name of file.entries.keys()) await file.bytes(name, 10_000)
      return lines.join('\n')
    } finally {
      file.close()
    }
  }
  let [whole, refused] = [0, 0]
  const check = fc.asyncProperty(damagedBytes(bytes), async (damaged) => {
    await writeFile(path, damaged)
    try {
      // What is damaged beside the rows, in a date or a comment, costs them nothing.
      expect(await read()).toBe(rows.trimEnd())
      whole += 1
    } catch (error) {
      expect(error).toMatchObject({ code: 'ARCHIVE_BROKEN', message: expect.stringMatching(/\.$/) })
      refused += 1
    }
  })
  try {
    await fc.assert(check, { numRuns: 500, seed: 11, endOnFailure: true })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  expect([whole > 5, refused > 300], `${whole} ${refused}`).toEqual([true, true])
})
