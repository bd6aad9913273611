import { type Migration, migration, statement } from '@ashlar/sdk/server'

export const auditMigrations: readonly Migration[] = [
  migration('audit-0001-erased-persons', [
    // What a line says of a person goes when they are erased. A tenant's request still changes none.
    statement('grant update (details) on core.audit to ashlar_platform'),
  ]),
]
