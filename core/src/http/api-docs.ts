import { defaultAccess } from '@ashlar/sdk/server'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

/** Where people read what the API offers, and try it with their own rights. */
export const apiDocsPath = '/api/docs'

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

const styles = `
  html { background: #fff }
  html.dark-mode { background: #1c2022 }
  body { margin: 0 }
  .swagger-ui { font-family: Inter, system-ui, sans-serif }
  .swagger-ui .info { margin: 32px 0 }
  .swagger-ui .info .title small { vertical-align: middle }`

/** The browsable page; registered after `addOpenApi`. */
export function addApiDocs(app: FastifyInstance): void {
  app.register(async (scope) => {
    defaultAccess(scope, 'staff')
    await scope.register(swaggerUi, {
      routePrefix: apiDocsPath,
      staticCSP: policy,
      // Without the bar on which other descriptions are loaded.
      uiConfig: { layout: 'BaseLayout', docExpansion: 'none', filter: true, tryItOutEnabled: false },
      theme: {
        title: 'Ashlar API',
        css: [{ filename: 'ashlar.css', content: styles }],
        js: [{ filename: 'theme.js', content: themeScript }],
      },
    })
  })
}
