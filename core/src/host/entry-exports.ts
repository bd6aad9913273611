import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { types } from 'node:util'

type Exports = Readonly<Record<string, unknown>>

const require = createRequire(import.meta.url)

/**
 * What a built module exports; rejects with what it throws. For each `import()` Node visits every module that can be
 * reached from it, which with the SDK and TypeBox are a thousand; `require` gives the same module without that walk.
 */
export async function builtExports(path: string): Promise<Exports> {
  return requiredExports(path) ?? import(/* @vite-ignore */ pathToFileURL(path).href)
}

/**
 * Undefined for what only `import()` loads (top-level await) or shows as a module (CommonJS), and for what fails:
 * then it gives the reason. A module that has run does not run again.
 */
function requiredExports(path: string): Exports | undefined {
  try {
    const loaded: Exports = require(path)
    return types.isModuleNamespaceObject(loaded) ? loaded : undefined
  } catch {
    return undefined
  }
}
