import { readFileSync } from 'node:fs'
import { plainSource } from './typebox-plain.mjs'

/**
 * Our sources say `import Type from 'typebox'`, whose default export is one object with all of TypeBox. Taken as a
 * namespace instead, the build of shared modules gives each only what it uses.
 */
export const typeboxParts = {
  name: 'ashlar-typebox-parts',
  enforce: 'pre',
  transform: (code, id) =>
    !id.includes('/node_modules/') && code.includes(`from 'typebox'`)
      ? code.replace(/import Type(?:, (\{[^}]*\}))? from 'typebox'/g, (_, named) =>
          named ? `import * as Type from 'typebox'; import ${named} from 'typebox'` : `import * as Type from 'typebox'`,
        )
      : undefined,
}

/**
 * Formats whose checks carry tables and long patterns: eight kilobytes for what hardly a form asks for. In the browser
 * they let a text through, as every unknown format does; the server looks at it with all of TypeBox.
 */
const largeFormats = 'hostname|idn_email|idn_hostname|iri|iri_reference|uri_reference|uri_template'

function withoutLargeFormats(registry) {
  const imports = new RegExp(`^import \\{ (\\w+) \\} from './(?:${largeFormats})\\.mjs';$`, 'gm')
  const checks = [...registry.matchAll(imports)].map(([, check]) => check)
  if (checks.length !== largeFormats.split('|').length) throw new Error('The formats of TypeBox are called otherwise.')
  return registry.replace(imports, '').replace(new RegExp(`^.*, (?:${checks.join('|')})\\);$`, 'gm'), '')
}

/** TypeBox's own modules as browsers get them. */
export const typeboxPlain = {
  name: 'ashlar-typebox-plain',
  load: (id) => {
    if (!/[\\/]node_modules[\\/]typebox[\\/]/.test(id)) return undefined
    const source = plainSource(id, readFileSync(id, 'utf8'))
    return id.endsWith('/format/_registry.mjs') ? withoutLargeFormats(source) : source
  },
}
