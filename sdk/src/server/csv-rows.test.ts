import { describe, expect, it } from 'vitest'
import { csvRecords } from './csv-rows.ts'

describe('a table as CSV', () => {
  it('is read with its quotes, whatever stands within them', () => {
    expect(csvRecords('name,note\r\n"Whitby, Anselm","Said ""yes""\nand left"\r\n').records).toEqual([
      { name: 'Whitby, Anselm', note: 'Said "yes"\nand left' },
    ])
  })

  it('may come from a spreadsheet: with a mark of its encoding, semicolons and empty lines', () => {
    expect(csvRecords('\uFEFFname;email\nAda; ada@example.com \n;\n\nBo')).toEqual({
      names: ['name', 'email'],
      records: [
        { name: 'Ada', email: 'ada@example.com' },
        { name: 'Bo', email: '' },
      ],
    })
  })

  it('may hold nothing', () => {
    expect(csvRecords('')).toEqual({ names: [], records: [] })
    expect(csvRecords('name').records).toEqual([])
  })
})
