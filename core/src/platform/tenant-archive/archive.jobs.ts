import { defineJob } from '@ashlar/sdk/server'
import Type from 'typebox'

const Payload = Type.Object({ archive: Type.String() })

/** These run as the tenant that they are about. */
export const exportTenant = defineJob('core.export-tenant', Payload, { lane: 'bulk' })
export const importTenant = defineJob('core.import-tenant', Payload, { lane: 'bulk' })

export const planRestoreJob = defineJob('core.plan-restore', Payload, { lane: 'bulk' })
export const restoreTenant = defineJob('core.restore-tenant', Payload, { lane: 'bulk' })

/** Every night: archives whose days are over go, and what a process left that was killed over one. */
export const purgeArchives = defineJob('core.purge-archives', Type.Object({}))
