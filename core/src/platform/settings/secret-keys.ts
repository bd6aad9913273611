import type { TObject } from 'typebox'

/** What is kept of a secret setting. */
export interface Sealed {
  readonly sealed: string
}

/** Keys of a schema whose values are secrets: `Type.String({ secret: true })`. */
export function secretKeys(schema: TObject): string[] {
  return Object.entries(schema.properties).flatMap(([key, property]) => (isSecret(property) ? [key] : []))
}

function isSecret(property: unknown): boolean {
  return typeof property === 'object' && property !== null && 'secret' in property && property.secret === true
}

export function isSealed(value: unknown): value is Sealed {
  return typeof value === 'object' && value !== null && 'sealed' in value && typeof value.sealed === 'string'
}

/** Where a secret belongs, for sealing it. */
export const placeOf = (tenant: string, key: string) => `setting/${tenant}/${key}`
