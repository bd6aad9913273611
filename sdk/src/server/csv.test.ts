import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { csvLine, sendCsv } from './csv.ts'

describe('a line of CSV', () => {
  it('quotes what would break it', () => {
    expect(csvLine(['a', 'b,c', 'say "hi"', 'two\nlines', null, undefined, true])).toBe(
      'a,"b,c","say ""hi""","two\nlines",,,true\r\n',
    )
  })

  it.each(['=1+1', '+1514', '-2', '@SUM(A1)', '\tx', '\rx'])(
    'disarms %j, which a spreadsheet would run (T25)',
    (text) => {
      expect(csvLine([text]).replaceAll('"', '').startsWith(`'${text}`)).toBe(true)
      expect(
        csvLine([[text, 'b']])
          .replaceAll('"', '')
          .startsWith("'"),
      ).toBe(true)
    },
  )

  it('leaves numbers and dates as they are', () => {
    expect(csvLine([-2, 0.5, new Date(0), [1, 2]])).toBe('-2,0.5,1970-01-01T00:00:00.000Z,1; 2\r\n')
  })
})

describe('an export', () => {
  const columns = {
    id: { title: 'Number', value: (row: number) => row },
    double: { title: 'Twice, as text', value: (row: number) => `=${row * 2}` },
  }
  const all = Array.from({ length: 1203 }, (_, index) => index)

  async function exported(wanted?: string) {
    const app = Fastify()
    const starts: (string | undefined)[] = []
    app.get('/', (_, reply) =>
      sendCsv(reply, {
        name: 'num bers',
        columns,
        wanted,
        rows: async ({ after, limit }) => {
          starts.push(after?.key)
          const rows = all.filter((row) => after === undefined || row > after.id).slice(0, limit)
          const id = rows.at(-1)
          return { rows, last: id === undefined ? undefined : { id, key: `key ${id}` } }
        },
      }),
    )
    const reply = await app.inject('/')
    await app.close()
    return { reply, starts, lines: reply.body.split('\r\n') }
  }

  it('is written while it is read, each step behind the last row of the one before', async () => {
    const { reply, starts, lines } = await exported()
    expect(starts).toEqual([undefined, 'key 499', 'key 999'])
    expect(lines.slice(0, 3)).toEqual(['\uFEFFNumber,"Twice, as text"', "0,'=0", "1,'=2"])
    expect(lines).toHaveLength(all.length + 2)
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="num-bers-\d{4}-\d\d-\d\d\.csv"$/)
  })

  it('has the columns asked for, in their order; unknown ones are left out', async () => {
    expect((await exported('double,constructor,id')).lines.slice(0, 2)).toEqual([
      '\uFEFF"Twice, as text",Number',
      "'=0,0",
    ])
  })
})
