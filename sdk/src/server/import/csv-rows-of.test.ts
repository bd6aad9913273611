import { expect, test } from 'vitest'
import { csvLines } from '../csv-lines.ts'
import { type CsvRow, csvRowsOf, longestRow, type Separator, separatorOf } from './csv-rows-of.ts'

async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(text: string | Buffer, size = 7, offset = 0, line = 1): Promise<CsvRow[]> {
  const bytes = Buffer.from(text)
  const separator: Separator = separatorOf(bytes)
  const rows: CsvRow[] = []
  for await (const row of csvRowsOf(inPieces(bytes.subarray(offset), size), { offset, line, separator })) rows.push(row)
  return rows
}

const table = '\uFEFFname,note\r\nAda,"says ""hi"", twice\nand more"\r\n\r\n  Bo  ,\'=1+1\r\n"Über, Zoë",é\nlast,'

test('reads what the whole-text reader reads, in pieces of any size', async () => {
  const wanted = csvLines(table)
  for (const size of [1, 2, 3, 5, 64, 4096]) {
    expect((await read(table, size)).map(({ line, cells }) => ({ line, cells }))).toEqual(wanted)
  }
})

test('goes on at the end of any row exactly where it was', async () => {
  const all = await read(table)
  for (const [index, { end, next }] of all.entries()) {
    expect(await read(table, 5, end, next)).toEqual(all.slice(index + 1))
  }
})

test('knows commas, semicolons and tabs by the first line', async () => {
  for (const sign of [',', ';', '\t']) {
    expect((await read(`a${sign}b\n1${sign}2`)).map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  }
})

test('says on which line a file is not UTF-8, cut off within quotation marks, or a row that does not end', async () => {
  await expect(read(Buffer.from('a,b\nM\xfcller,1\n', 'latin1'))).rejects.toMatchObject({
    fault: { fault: 'not UTF-8', line: 2 },
  })
  await expect(read('a,b\n1,\0')).rejects.toMatchObject({ fault: { fault: 'not UTF-8', line: 2 } })
  await expect(read('a,b\n1,"cut')).rejects.toMatchObject({ fault: { fault: 'cut off', line: 2 } })
  await expect(read(`a,b\n1,"${'x\n'.repeat(longestRow)}`, 65_536)).rejects.toMatchObject({
    fault: { fault: 'row too long', line: 2 },
  })
})
