import { defineEntity, p } from '@mikro-orm/core'
import type { Module } from '../definition/module.ts'

/** The column every tenant-owned entity has; the database fills it from the unit of work. */
export const tenantId = () =>
  p
    .uuid()
    .name('tenant_id')
    .defaultRaw('core.tenant()')
    .onCreate(() => undefined as never)

export { defineEntity, p }

/** Schema and table name of a module's entity: `...tableOf(store, 'product')`. */
export function tableOf(module: Module, table: string) {
  return { schema: module.id, tableName: table }
}
