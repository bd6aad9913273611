// The entries of the SDK that authors import, read from its package.json.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the SDK, without a slash at its end. */
export const sdk = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

/** `{ name, types }` of each entry with types: `@ashlar/sdk/server`, and the absolute path of its built `.d.ts`. */
export function entries() {
  const { exports } = JSON.parse(readFileSync(join(sdk, 'package.json'), 'utf8'))
  return Object.entries(exports).flatMap(([entry, { types }]) => {
    if (types === undefined) return []
    const path = join(sdk, types)
    if (!existsSync(path)) throw new Error(`${path} does not exist. Run \`npm run build\` first.`)
    return [{ name: `@ashlar/sdk${entry.slice(1)}`, types: path }]
  })
}
