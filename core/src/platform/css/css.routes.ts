import { permission } from '@ashlar/sdk'
import { core } from '@ashlar/sdk/platform'
import { compileCustomCss, defineRoutes } from '@ashlar/sdk/server'
import { ValidateCss, ValidatedCss } from './css.schemas.ts'

/** A body of the most rules at their longest. */
const bodyLimit = 1024 * 1024

/** Checks and compiles what people write as a block's own CSS (STYLE-024, OPEN-134); the editor shows the result. */
export const cssRoutes = defineRoutes([], (app) => {
  app.post(
    '/api/v1/admin/css/validate/',
    {
      schema: { body: ValidateCss, response: { 200: ValidatedCss } },
      config: { access: permission(core, 'pages', 'can_view') },
      bodyLimit,
    },
    async ({ body }) => ({ success: true as const, results: { rows: body.rules.map(compiled) } }),
  )
})

function compiled({ node, css: source }: { readonly node: string; readonly css: string }) {
  const { css, errors, warnings } = compileCustomCss(node, source)
  return { node, css, errors: [...errors], warnings: [...warnings] }
}
