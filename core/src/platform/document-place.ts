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
