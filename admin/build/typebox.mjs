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

const copy = '?ashlar'

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

/**
 * TypeBox comes twice: whole, for packages that ask for it, and as a copy of what the SDK and the admin's own screens
 * use. A build cuts between modules, not within one, and TypeBox's modules all reach each other: in one copy the first
 * load would carry its parser of TypeScript. Types are plain data, so those of one copy are good in the other.
 */
export const typeboxCopy = {
  name: 'ashlar-typebox-copy',
  enforce: 'pre',
  async resolveId(source, importer = '', options) {
    const asksForAll = importer.endsWith(':typebox') || importer.endsWith(':typebox/value')
    if (!(/^typebox(\/|$)/.test(source) && !asksForAll) && !importer.endsWith(copy)) return undefined
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    return found && `${found.id}${copy}`
  },
  load: (id) => {
    if (!id.endsWith(copy)) return undefined
    const path = id.slice(0, -copy.length)
    const source = plainSource(path, readFileSync(path, 'utf8'))
    return id.endsWith(`/format/_registry.mjs${copy}`) ? withoutLargeFormats(source) : source
  },
}
