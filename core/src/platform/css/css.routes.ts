import { validateCss } from '@ashlar/sdk/platform'
import { compileCustomCss, customCssWarnings, defineRoutes } from '@ashlar/sdk/server'

/** The editor shows what becomes of a block's own CSS. */
export const cssRoutes = defineRoutes([], (app) => {
  app.call(validateCss, async ({ body }) => ({ results: { rows: await Promise.all(body.rules.map(compiled)) } }))
})

async function compiled({ node, css: source }: { readonly node: string; readonly css: string }) {
  const { css, errors } = compileCustomCss(node, source)
  return { node, css, errors: [...errors], warnings: errors.length > 0 ? [] : [...(await customCssWarnings(source))] }
}
