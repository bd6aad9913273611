import pg from 'pg'
import { timeOf } from './time-of.ts'

const int8 = 20
const date = 1082
const timestamptz = 1184
const dates = new Set([1082, 1114, 1184, 1186])
const dateArrays = new Set([1182, 1115, 1185, 1187])

type Format = 'text' | 'binary' | undefined

const standard = (oid: number, format: Format) =>
  format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text')

const asText = (text: string) => text

/**
 * How rows of `tx.sql` come back: `bigint` as a number (ids and money stay far below 2^53), `timestamptz` as a
 * Date, `date` as the text `2026-11-20` (it has no time zone), `numeric` as text, `jsonb` parsed.
 */
export const rowTypes = {
  getTypeParser(oid: number, format?: Format) {
    if (oid === int8) return Number
    if (oid === date) return asText
    if (oid === timestamptz && format !== 'binary') return timeOf
    return standard(oid, format)
  },
}

/** What MikroORM sets on a pool of its own: it turns dates into values itself. */
export const mikroTypes = {
  getTypeParser(oid: number, format?: Format) {
    if (dates.has(oid)) return asText
    if (dateArrays.has(oid)) return (text: string) => pg.types.arrayParser(text, asText)
    return standard(oid, format)
  },
}
