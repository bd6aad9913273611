import { describe, expect, it } from 'vitest'
import { readSheetText, writeSheetText } from './sheet-text.ts'

describe('readSheetText', () => {
  it.each([
    ['one cell', 'Bowl', [['Bowl']]],
    [
      'rows with the line breaks of Windows and a last one',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'empty cells',
      '\t\n\ta',
      [
        ['', ''],
        ['', 'a'],
      ],
    ],
    ['a quoted cell with a tab, a line break and quotation marks', '"a\tb\r\n""c"""\td', [['a\tb\n"c"', 'd']]],
    ['an inch sign inside a cell', '5" bowl\t"5"" bowl"', [['5" bowl', '5" bowl']]],
    ['a quotation mark that is never closed', '"bowl\tplate\ncup', [['"bowl', 'plate'], ['cup']]],
    ['nothing', '', []],
  ])('reads %s', (_, text, cells) => {
    expect(readSheetText(text)).toEqual(cells)
  })

  it('reads a megabyte of quotation marks in one go', () => {
    const before = performance.now()
    expect(readSheetText(`${'"'.repeat(1_000_001)}a`)).toHaveLength(1)
    expect(performance.now() - before).toBeLessThan(5000)
  })
})

describe('writeSheetText', () => {
  it.each([
    [
      [
        ['a', '"b', 'c\nd'],
        ['e\tf', '', '5"'],
      ],
    ],
    [[['']]],
    [[['a'], ['b']]],
  ])('writes what it reads: %j', (cells) => {
    expect(readSheetText(writeSheetText(cells))).toEqual(cells[0]?.[0] === '' ? [] : cells)
  })
})
