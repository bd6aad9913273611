import { expect, it } from 'vitest'
import { readPasted } from './pasted-text.ts'

it.each([
  [
    'commas',
    '2010,"Bowls, plates"\n2020,Cups\n',
    [
      ['2010', 'Bowls, plates'],
      ['2020', 'Cups'],
    ],
  ],
  [
    'semicolons',
    '2010;Bowls\r\n2020;Cups, too',
    [
      ['2010', 'Bowls'],
      ['2020', 'Cups, too'],
    ],
  ],
  [
    'tabs of a spreadsheet',
    '2010\tBowls, plates\n2020\tCups',
    [
      ['2010', 'Bowls, plates'],
      ['2020', 'Cups'],
    ],
  ],
  ['one line, which is a text', 'Bowls, plates', [['Bowls, plates']]],
  ['lines of a text', 'Bowls, plates\nand cups', [['Bowls, plates'], ['and cups']]],
  ['nothing', '', []],
])('reads %s', (_, text, cells) => {
  expect(readPasted(text)).toEqual(cells)
})
