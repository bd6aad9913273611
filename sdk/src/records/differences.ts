import type { Difference } from './difference-table.tsx'

type Values = Readonly<Record<string, unknown>>

const longest = 160

/** Where two versions of a record differ, in words: the fields that have a title, in its order. */
export function differences(theirs: Values, yours: Values, titles: Readonly<Record<string, string>>): Difference[] {
  return Object.entries(titles).flatMap(([name, field]) => {
    const [now, mine] = [wordsOf(theirs[name]), wordsOf(yours[name])]
    return now === mine ? [] : [{ field, theirs: now.slice(0, longest), yours: mine.slice(0, longest) }]
  })
}

function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(wordsOf).join(', ')
  if (typeof value !== 'object')
    return String(value)
      .replace(/<[^<>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  const named = ['displayName', 'title', 'text', 'value'].map((name) => Reflect.get(value, name))
  return String(named.find((each) => typeof each === 'string') ?? JSON.stringify(value))
}
