import type { Transaction } from './database.ts'

/** A piece of a statement with its bound values: what allow-lists turn into the parts of a list query. */
export interface SqlText {
  readonly strings: readonly string[]
  readonly values: readonly unknown[]
}

/**
 * Write a piece of SQL. Pieces among the values are spliced in as text, everything else is bound.
 *
 * @example query<Row>(tx, sql`select id from loyalty.member where ${allOf(conditions)} limit ${limit}`)
 */
export function sql(strings: TemplateStringsArray, ...values: readonly unknown[]): SqlText {
  const texts = [strings[0] ?? '']
  const bound: unknown[] = []
  const append = (text: string) => texts.push(`${texts.pop() ?? ''}${text}`)
  values.forEach((value, i) => {
    if (isSqlText(value)) {
      value.strings.forEach((text, at) => {
        if (at === 0) append(text)
        else texts.push(text)
      })
      bound.push(...value.values)
      append(strings[i + 1] ?? '')
    } else {
      bound.push(value)
      texts.push(strings[i + 1] ?? '')
    }
  })
  return { strings: texts, values: bound }
}

/** Conditions joined by `and`; true without any. */
export function allOf(conditions: readonly SqlText[]): SqlText {
  return conditions.reduce((all, condition) => sql`${all} and ${condition}`, sql`true`)
}

/** Run a statement put together from pieces, and give its rows. */
export function query<Row extends object>(tx: Transaction, statement: SqlText): Promise<Row[]> {
  const strings: TemplateStringsArray = Object.assign([...statement.strings], { raw: [...statement.strings] })
  return tx.sql<Row>(strings, ...statement.values)
}

function isSqlText(value: unknown): value is SqlText {
  return typeof value === 'object' && value !== null && 'strings' in value && 'values' in value
}
