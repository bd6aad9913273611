import Type from 'typebox'
import type { AdminDefinition } from '../definition/admin.ts'
import { defineCall } from '../definition/call.ts'
import { Rows } from '../definition/list-query.ts'

export const listModules = defineCall({
  id: 'core.listModules',
  method: 'GET',
  path: '/api/v1/admin/modules/',
  summary: 'List the modules of the website and what they add to the admin',
  reply: {
    results: Rows(
      Type.Object({
        id: Type.String(),
        title: Type.String(),
        description: Type.String(),
        admin: Type.Unsafe<AdminDefinition>(Type.Unknown()),
        /** Address of the package's `./admin` entry; empty when it has none. */
        entry: Type.String(),
        package: Type.Object({ name: Type.String(), version: Type.String() }),
      }),
    ),
    /** Modules that the website's plan does not hold: their entries and screens, each with the plan that it needs. */
    locked: Type.Optional(
      Type.Array(
        Type.Object({
          id: Type.String(),
          title: Type.String(),
          admin: Type.Unsafe<Pick<AdminDefinition, 'nav' | 'screens'>>(Type.Unknown()),
        }),
      ),
    ),
  },
  access: 'staff',
})
