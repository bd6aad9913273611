import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PluginOption } from 'vite'
import { AuthorError } from '../author-error.ts'

/** Beside package.json; `export default [svgr()]`. It stays at home: no tarball holds it. */
export const pluginsFile = 'ashlar.plugins.js'

/** Plugins of Vite for the builds of a package. Throws an AuthorError when its file can't be used. */
export async function buildPlugins(folder: string): Promise<readonly PluginOption[]> {
  const file = join(folder, pluginsFile)
  const found = await stat(file).catch(() => undefined)
  if (found === undefined) return []
  let named: unknown
  try {
    // Node keeps what it has once imported; `ashlar dev` reads a file that changed again.
    const loaded: Readonly<Record<string, unknown>> = await import(
      /* @vite-ignore */ `${pathToFileURL(file).href}?${found.mtimeMs}`
    )
    named = loaded['default']
  } catch (cause) {
    throw new AuthorError(`${file} could not be imported: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
  if (isPluginList(named)) return named
  throw new AuthorError(
    `${file} must have a list of Vite plugins as its default export, such as \`export default [svgr()]\`.`,
  )
}

function isPluginList(value: unknown): value is readonly PluginOption[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'object' || typeof each === 'boolean')
}
