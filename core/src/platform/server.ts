import { core } from '@ashlar/sdk'
import { defineServer, type ServerContribution } from '@ashlar/sdk/server'
import { identity } from './identity/identity.contribution.ts'
import { media } from './media/media.contribution.ts'
import { packages } from './packages/packages.contribution.ts'
import { pages } from './pages/pages.contribution.ts'
import { settings } from './settings/settings.contribution.ts'
import { templates } from './templates/templates.contribution.ts'
import { tenants } from './tenants/tenants.contribution.ts'

type Part = Required<Pick<ServerContribution, 'migrations' | 'services' | 'routes' | 'subscriptions'>>

/** In the order in which their tables build on each other. */
const parts: readonly Part[] = [tenants, identity, settings, media, templates, pages, packages]

/** What the core brings to the server, written as any module writes it. */
export const coreServer = defineServer(core, {
  migrations: parts.flatMap((part) => part.migrations),
  services: parts.flatMap((part) => part.services),
  routes: parts.flatMap((part) => part.routes),
  subscriptions: parts.flatMap((part) => part.subscriptions),
})
