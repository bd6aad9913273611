import { defineCall } from '../definition/call.ts'
import { Rows } from '../definition/list-query.ts'
import { corePermission } from './core-permission.ts'
import { BlockRow, BlockSchemaRow, PackageRow, PatternPackageRow } from './package.ts'

export const listPackages = defineCall({
  id: 'core.listPackages',
  method: 'GET',
  path: '/api/v1/admin/packages/',
  summary: 'List the installed packages',
  reply: { results: Rows(PackageRow) },
  access: corePermission('packages', 'can_view'),
})

export const listBlocks = defineCall({
  id: 'core.listBlocks',
  method: 'GET',
  path: '/api/v1/admin/blocks/',
  summary: 'List the blocks available in the editor',
  reply: { results: Rows(BlockRow) },
  access: corePermission('pages', 'can_view'),
})

export const listBlockSchemas = defineCall({
  id: 'core.listBlockSchemas',
  method: 'GET',
  path: '/api/v1/admin/blocks/schemas/',
  summary: 'List what each block stores, as JSON Schema',
  reply: { results: Rows(BlockSchemaRow) },
  access: corePermission('pages', 'can_view'),
})

export const listPatternPackages = defineCall({
  id: 'core.listPatternPackages',
  method: 'GET',
  path: '/api/v1/admin/blocks/patterns/',
  summary: 'List the packages that bring patterns',
  reply: { results: Rows(PatternPackageRow) },
  access: corePermission('pages', 'can_view'),
})
