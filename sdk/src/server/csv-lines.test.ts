import { describe, expect, it } from 'vitest'
import { csvLines } from './csv-lines.ts'

const cellsOf = (text: string) => csvLines(text).map(({ cells }) => cells)

describe('a CSV file', () => {
  it('is read with commas or semicolons, quotes, every kind of line end and its mark', () => {
    expect(cellsOf('\uFEFFfrom,to\r\n/a,"/b,c"\r\n')).toEqual([
      ['from', 'to'],
      ['/a', '/b,c'],
    ])
    expect(cellsOf('/a;/b;301\n/c;"say ""hi""";')).toEqual([
      ['/a', '/b', '301'],
      ['/c', 'say "hi"', ''],
    ])
    expect(cellsOf("'=a,/b")).toEqual([['=a', '/b']])
  })

  it('counts lines as an editor does', () => {
    expect(csvLines('/a,/b\n\n"/c\nd",/e\n/f,/g').map(({ line }) => line)).toEqual([1, 3, 5])
  })

  it('that is empty has no lines', () => {
    expect(csvLines('')).toEqual([])
    expect(csvLines('\r\n , \n')).toEqual([])
  })
})
