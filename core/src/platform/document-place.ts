import type { ChangedDocument } from '@ashlar/sdk/server'

/** Numbers of rows are a tenant's own: an archive that is brought in keeps those it has. So both make the place. */
export interface DocumentPlace {
  readonly id: number
  readonly tenant: string
}

const first: DocumentPlace = { id: 0, tenant: '00000000-0000-0000-0000-000000000000' }

/** Where reading goes on behind a document's key; null: at the beginning. */
export function placeBehind(key: string | null): DocumentPlace {
  const [id, tenant] = key?.split('/') ?? []
  return id === undefined || tenant === undefined ? first : { id: Number(id), tenant }
}

export const keyOf = ({ id, tenant }: DocumentPlace): string => `${id}/${tenant}`

/** What is to be stored, column by column, for one statement that writes them all. */
export function columnsOf(changed: readonly ChangedDocument[]) {
  const places = changed.map(({ document }) => placeBehind(document.key))
  return {
    ids: places.map(({ id }) => id),
    tenants: places.map(({ tenant }) => tenant),
    before: changed.map(({ document }) => document.content),
    after: changed.map(({ content }) => content),
  }
}
