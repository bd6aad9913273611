import { ApiError } from '@ashlar/sdk/admin'
import { EncodedContent } from '@ashlar/sdk/platform'
import Type from 'typebox'
import { Check } from 'typebox/value'
import type { EditedItem } from '../store/editor-state.ts'
import type { Conflict } from './conflict.ts'
import { type AdapterOf, readNewest } from './stored-document.ts'

/** What a refused save says of the version that is there (409). */
const Refusal = Type.Object({
  current: Type.Object({
    content: EncodedContent,
    revision: Type.Integer(),
    changedBy: Type.String(),
    changedAt: Type.String(),
  }),
})

/** The version on the server, as it is stored. */
export interface NewerVersion extends Pick<Conflict, 'revision' | 'changedBy' | 'changedAt'> {
  readonly content: string | null
}

/** The version that a refused save met; undefined where it was refused for another reason. */
export async function newerVersion(
  error: unknown,
  item: EditedItem,
  adapterOf: AdapterOf,
): Promise<NewerVersion | undefined> {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  if (Check(Refusal, error.body)) return error.body.current
  if (item.kind !== 'contributed') return undefined
  // A module says in its own words that somebody was first, and may refuse for other reasons with the same status.
  // Where it cannot be read, the person is told the module's words alone.
  const newest = await readNewest(item, adapterOf).catch(() => undefined)
  if (!newest || newest.revision === item.revision) return undefined
  return { content: newest.encoded, revision: newest.revision, changedBy: '' }
}
