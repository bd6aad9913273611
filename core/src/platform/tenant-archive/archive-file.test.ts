import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packed, swapped } from './archive.fixtures.ts'
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

/** Central directory records of a ZIP file, each with its own name, and where they begin. */
function directoryOf(zip: Buffer): { readonly at: number; readonly records: readonly Buffer[]; readonly end: Buffer } {
  const end = zip.subarray(zip.lastIndexOf('PK\x05\x06', undefined, 'latin1'))
  const at = end.readUInt32LE(16)
  const records: Buffer[] = []
  for (let from = at; zip.readUInt32LE(from) === 0x02014b50; ) {
    const length = 46 + zip.readUInt16LE(from + 28) + zip.readUInt16LE(from + 30) + zip.readUInt16LE(from + 32)
    records.push(zip.subarray(from, from + length))
    from += length
  }
  return { at, records, end }
}

/** The same ZIP file with other records of its files. */
function withRecords(zip: Buffer, records: readonly Buffer[]): Buffer {
  const { at, end } = directoryOf(zip)
  const directory = Buffer.concat(records)
  const newEnd = Buffer.from(end)
  newEnd.writeUInt16LE(records.length, 8)
  newEnd.writeUInt16LE(records.length, 10)
  newEnd.writeUInt32LE(directory.length, 12)
  return Buffer.concat([zip.subarray(0, at), directory, newEnd])
}

test.each([
  {
    what: 'that unpacks to unpacked size',
    zip: () => packed(new Map([['bomb', Buffer.alloc(20_000_000)]])),
    says: 'unpacked size',
  },
  {
    what: 'that holds a name twice',
    zip: async () =>
      swapped(
        await packed(
          new Map([
            ['one.csv', '1'],
            ['two.csv', '2'],
          ]),
        ),
        'two',
        'one',
      ),
    says: 'it contains “one.csv” twice',
  },
  {
    what: 'whose files are the same bytes under many names',
    zip: async () => {
      const zip = await packed(new Map([['file-a', randomBytes(10_000)]]))
      const { records } = directoryOf(zip)
      return withRecords(
        zip,
        [...'abc'].flatMap((end) => records.map((each) => swapped(each, 'file-a', `file-${end}`))),
      )
    },
    says: 'its files overlap',
  },
])('an archive $what is refused before anything of it is unpacked (T9)', async ({ zip, says }) => {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-archives-'))
  try {
    const path = join(folder, 'sent.zip')
    await writeFile(path, await zip())
    await expect(ArchiveFile.open(path)).rejects.toMatchObject({
      code: 'ARCHIVE_BROKEN',
      message: expect.stringContaining(says),
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
