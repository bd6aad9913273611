import { validateCss } from '@ashlar/sdk/platform'
import { compileCustomCss, defineRoutes } from '@ashlar/sdk/server'

/** The editor shows what becomes of a block's own CSS. */
export const cssRoutes = defineRoutes([], (app) => {
  app.call(validateCss, ({ body }) => ({ results: { rows: body.rules.map(compiled) } }))
})

function compiled({ node, css: source }: { readonly node: string; readonly css: string }) {
  const { css, errors, warnings } = compileCustomCss(node, source)
  return { node, css, errors: [...errors], warnings: [...warnings] }
}
