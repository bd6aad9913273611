import type { ImportMapping } from '@ashlar/sdk'
import type { ImportField } from '@ashlar/sdk/server'

/** Which columns fill which fields: as it was chosen last, else by their names and the words that say the same. */
export function proposedMapping(
  fields: readonly ImportField[],
  head: readonly string[],
  remembered: ImportMapping,
): ImportMapping {
  const taken = new Set<string>()
  return Object.fromEntries(
    fields.flatMap(({ name, title = name, words = [] }) => {
      const known = remembered[name]
      const said = [name, title, ...words].map(plain)
      const column =
        known !== undefined && head.includes(known)
          ? known
          : head.find((each) => said.includes(plain(each)) && !taken.has(each))
      if (column === undefined) return []
      taken.add(column)
      return [[name, column]]
    }),
  )
}

/** `E-Mail`, `e_mail` and `email` say the same. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The row as it is handed over: by fields, and under their own names the columns that fill none. */
export function mappedRow(head: readonly string[], cells: readonly string[], mapping: ImportMapping) {
  const byColumn = new Map(head.map((name, index) => [name, cells[index] ?? '']))
  const used = new Set(Object.values(mapping))
  return Object.fromEntries([
    ...[...byColumn].filter(([name]) => !used.has(name)),
    ...Object.entries(mapping).map(([field, column]) => [field, byColumn.get(column) ?? ''] as const),
  ])
}
