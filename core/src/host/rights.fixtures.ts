// What the walks over the table of routes share.
import { defineModule } from '@ashlar/sdk'
import { defineRoutes, defineServer } from '@ashlar/sdk/server'
import Type from 'typebox'
import { fixturePackage } from '../platform/pages/content.fixtures.ts'
import { type InMemoryHost, testHost } from '../testing/test-host.ts'
import { coreRights, joinedRights } from '../testing/walk/index.ts'

/** A package with one route of each kind, to see that packages are walked like core. */
const extra = defineModule({ id: 'extra', title: 'Extra', permissions: { extras: 'Extras' } })
const extraRoutes = defineRoutes([], (app) => {
  const schema = { body: Type.Object({ title: Type.String({ maxLength: 10 }) }) }
  const reply = async () => ({ success: true })
  for (const access of ['public', 'signed-in', 'staff', 'platform', 'extras.can_edit'] as const) {
    app.post(`/api/v1/extra/${access}/`, { config: { access }, schema }, reply)
    app.get(`/api/v1/extra/${access}/`, { config: { access } }, reply)
  }
  const config = { access: 'public', visitor: true } as const
  app.post('/api/v1/extra/visitor/', { config, schema }, reply)
  app.get('/api/v1/extra/visitor/', { config }, reply)
})

const packages = [
  fixturePackage,
  { name: '@acme/extra', root: { extra }, server: defineServer(extra, { routes: [extraRoutes] }) },
]

/** A host whose packages are walked like core. */
export const walkedHost = (): Promise<InMemoryHost> => testHost({ packages })

/** Who may call the routes of core and of the package above. */
export const walkedRights = joinedRights(coreRights, {
  holds: {
    ...{ owner: 'extras:vced', administrator: 'extras:vced', manager: 'extras:vced' },
    ...{ editor: '', staff: 'extras:v', customer: '' },
  },
  routes: `
    GET /api/v1/extra/public/ anyone
    POST /api/v1/extra/public/ anyone
    GET /api/v1/extra/visitor/ anyone visitor
    POST /api/v1/extra/visitor/ anyone visitor
    GET /api/v1/extra/signed-in/ signed-in no-token
    POST /api/v1/extra/signed-in/ signed-in no-token
    GET /api/v1/extra/staff/ staff no-token
    POST /api/v1/extra/staff/ staff no-token
    GET /api/v1/extra/platform/ platform
    POST /api/v1/extra/platform/ platform
    GET /api/v1/extra/extras.can_edit/ extras.can_edit
    POST /api/v1/extra/extras.can_edit/ extras.can_edit
  `,
})
