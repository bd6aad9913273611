import type { Permission } from '../access.ts'
import type { Module } from '../module.ts'
import type { Plan } from '../plan.ts'

/** Records of a module to which tags, custom fields or people belong, and who may see and change them. */
export interface Records {
  readonly module: Module
  /** As the API says it, in the plural and in small letters: `customers`, `web-orders`. */
  readonly entity: string
  /** Table of the records without its schema, whose `id` is the record's: `customer`. */
  readonly record: string
  readonly view: Permission
  readonly change: Permission
  /** Lowest plan whose websites have them. */
  readonly plan?: Exclude<Plan, 'basic'>
}

/** Name of a table as part of a call's id: `web_order` is `WebOrder`. */
export const pascal = (table: string): string =>
  table.replace(/(?:^|[^A-Za-z0-9])([a-z0-9])/g, (_, first: string) => first.toUpperCase())

/** What a call is called: `listTags` for the records after which the module is named, `listTaskTags` for others. */
export const callName = ({ module, entity, record }: Records, verb: string, noun: string): `${string}.${string}` =>
  `${module.id}.${verb}${entity === module.id ? '' : pascal(record)}${noun}`

/** Members that each call of these records has. */
export const commonOf = ({ plan }: Records) => (plan === undefined ? {} : { plan })
