import type { Manifest } from './manifest.ts'

/** Whether a package is one of Ashlar's own, whose ids and block types are bare names. */
export const isFirstParty = (name: string): boolean => name.startsWith('@ashlar/')

const strangersType = /^[a-z][a-z0-9_-]*\/[a-z][a-z0-9_-]*$/

/** What is wrong with the type of a block, and how its author mends it. */
export interface BlockTypeFault {
  readonly message: string
  readonly fix: string
}

/**
 * Whether a package may bring a block of this type: ours are bare names, others' begin with their vendor, which is the
 * npm scope of the package; without one, it is the first part of the id in its manifest.
 */
export function blockTypeFault(name: string, { id }: Pick<Manifest, 'id'>, type: string): BlockTypeFault | undefined {
  if (isFirstParty(name)) return undefined
  const [, scope] = /^@([^/]+)\//.exec(name) ?? []
  const vendor = scope ?? id.split('/')[0]
  const fix = `Name it "${vendor}/${type.replace(/^.*\//, '').replace(/[^a-z0-9_-]+/g, '-')}".`
  if (!strangersType.test(type)) return { message: `The block type "${type}" has no vendor.`, fix }
  if (type.startsWith(`${vendor}/`)) return undefined
  return { message: `The block type "${type}" has another vendor than ${name}.`, fix }
}
