import type { RecordValues } from './record-history.tsx'

/** A member of a record that is compared. */
export interface ComparedField {
  readonly name: string
  readonly title: string
  /** Its value in words; text as it is, and nothing for an empty one, without it. */
  readonly words?: (value: unknown) => string
}

/** What a member was in a version, and what it is now. */
export interface VersionChange {
  readonly field: ComparedField
  readonly before: string
  readonly now: string
}

/** The members whose words differ between a version and the present one. */
export const versionChanges = (
  version: RecordValues,
  current: RecordValues,
  fields: readonly ComparedField[],
): readonly VersionChange[] =>
  fields
    .map((field) => ({ field, before: wordsOf(field, version), now: wordsOf(field, current) }))
    .filter(({ before, now }) => before !== now)

function wordsOf({ name, words = usualWords }: ComparedField, values: RecordValues): string {
  return words(values[name])
}

function usualWords(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
