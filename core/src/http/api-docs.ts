import { defaultAccess } from '@ashlar/sdk/server'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { apiDocsStyle } from './api-docs-style.ts'

/** Where people read what the API offers, and try it with their own rights. */
export const apiDocsPath = '/api/docs'

const signIn = `/admin/sign-in?next=${encodeURIComponent(apiDocsPath)}`

/** Everything the page is made of comes from here; nothing in it may be inline or from anywhere else. */
const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': ["'self'", 'data:'],
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
}

/** Light or dark as the admin is. */
const themeScript =
  "try{document.documentElement.classList.toggle('dark-mode',localStorage.getItem('themeMode')==='dark')}catch{}"

/** The browsable page; registered after `addOpenApi`. */
export function addApiDocs(app: FastifyInstance): void {
  app.register(async (scope) => {
    defaultAccess(scope, 'staff')
    // Before the refusal that programs get: a browser is shown where to sign in, and comes back from there.
    scope.addHook('onRequest', async ({ actor, method, headers, tenant }, reply) => {
      const isPage = method === 'GET' && headers.accept?.includes('text/html') === true
      if (isPage && actor === null && tenant !== null) return reply.redirect(signIn)
    })
    await scope.register(swaggerUi, {
      routePrefix: apiDocsPath,
      staticCSP: policy,
      // Without the bar on which other descriptions are loaded.
      uiConfig: {
        ...{ layout: 'BaseLayout', docExpansion: 'none', filter: true, tryItOutEnabled: false },
        ...{ tagsSorter: 'alpha', operationsSorter: 'alpha', defaultModelsExpandDepth: -1 },
      },
      theme: {
        title: 'Ashlar API',
        css: [{ filename: 'ashlar.css', content: apiDocsStyle }],
        js: [{ filename: 'theme.js', content: themeScript }],
      },
    })
  })
}
