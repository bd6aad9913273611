import { describe, expect, it } from 'vitest'
import { allOf, sql } from './sql.ts'

describe('a statement put together from pieces', () => {
  it('splices pieces in as text and binds everything else', () => {
    const where = allOf([sql`slug = ${'a'}`, sql`id > ${3}`])
    const statement = sql`select ${sql`id, slug`} from page where ${where} order by ${sql`slug`} limit ${10}`
    expect(statement.strings.join('?')).toBe(
      'select id, slug from page where true and slug = ? and id > ? order by slug limit ?',
    )
    expect(statement.values).toEqual(['a', 3, 10])
  })

  it('binds text that looks like SQL (T20)', () => {
    const evil = `'; drop table core.page --`
    expect(sql`select ${evil}`).toEqual({ strings: ['select ', ''], values: [evil] })
  })
})
