import type { Actor } from '@ashlar/sdk/server'

/** Who wrote something, kept beside it: the name stays readable when the account is gone. */
export interface Author {
  /** Guid of the account; null for the seed and for jobs. */
  readonly guid: string | null
  readonly name: string
}

export const noAuthor: Author = { guid: null, name: '' }

export function authorOf(actor: Actor | null): Author {
  return actor ? { guid: actor.guid, name: actor.displayName } : noAuthor
}
