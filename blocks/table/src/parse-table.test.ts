import { expect, it } from 'vitest'
import { mostColumns, mostRows, parseTable } from './parse-table.ts'

it('reads a line as a row and separates cells at bars, without their spaces (issue 22)', () => {
  expect(parseTable('Day | Opens\r\nMonday|9:00\rSunday | closed ')).toEqual([
    ['Day', 'Opens'],
    ['Monday', '9:00'],
    ['Sunday', 'closed'],
  ])
})

it('separates lines with tabs at tabs alone, as spreadsheets copy them (issue 22)', () => {
  expect(parseTable('Hub | rear\t$85\nChain | $40')).toEqual([
    ['Hub | rear', '$85'],
    ['Chain', '$40'],
  ])
  expect(parseTable('\tMonday\n9:00\t')).toEqual([
    ['', 'Monday'],
    ['9:00', ''],
  ])
})

it('keeps an escaped bar, and a backslash before anything else (issue 22)', () => {
  expect(parseTable('a \\| b | C:\\bikes | \\\\|')).toEqual([['a | b', 'C:\\bikes', '\\|']])
})

it('reads quoted cells with separators, line breaks and quotes (issue 22)', () => {
  expect(parseTable('"a | b" | "two\r\nlines" | "say ""yes"""\nnext')).toEqual([
    ['a | b', 'two\nlines', 'say "yes"'],
    ['next', '', ''],
  ])
  expect(parseTable('"" | x')).toEqual([['', 'x']])
})

it('leaves quotes that do not enclose a cell as they are (issue 22)', () => {
  expect(parseTable('"Best" bike | 12" | "open\nnext')).toEqual([
    ['"Best" bike', '12"', '"open'],
    ['next', '', ''],
  ])
})

it('fills uneven rows with empty cells and leaves out blank ones (issue 22)', () => {
  expect(parseTable('a\n\n  \n | \n\t\nb | c | d\n')).toEqual([
    ['a', '', ''],
    ['b', 'c', 'd'],
  ])
  expect(parseTable(' \n ')).toEqual([])
})

it('cuts off what is over 200 rows and 12 columns (issue 22)', () => {
  const line = Array.from({ length: mostColumns + 3 }, (_, index) => `${index}`).join('|')
  const rows = parseTable(Array.from({ length: mostRows + 5 }, () => line).join('\n'))
  expect(rows).toHaveLength(200)
  expect(rows[199]).toHaveLength(12)
})
