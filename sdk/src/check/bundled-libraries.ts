import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isObject } from './package-folder.ts'

/**
 * The npm packages bundled into a file whose sources import a module themselves, by the file's source map. Empty
 * without a map: it is for naming a culprit only.
 */
export async function librariesWith(folder: string, path: string, specifier: string): Promise<readonly string[]> {
  const text = await readFile(join(folder, `${path}.map`), 'utf8').catch(() => '{}')
  const { sources, sourcesContent } = parsed(text)
  const names = sources.flatMap((source, at) => {
    const [, name] = /.*\bnode_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source) ?? []
    return name !== undefined && importing(specifier).test(sourcesContent[at] ?? '') ? [name] : []
  })
  return [...new Set(names)]
}

function parsed(text: string): { sources: readonly string[]; sourcesContent: readonly string[] } {
  const nothing = { sources: [], sourcesContent: [] }
  try {
    const map: unknown = JSON.parse(text)
    return isObject(map) ? { sources: texts(map['sources']), sourcesContent: texts(map['sourcesContent']) } : nothing
  } catch {
    return nothing
  }
}

const texts = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

const importing = (specifier: string) =>
  new RegExp(`(?:\\bfrom|\\bimport|\\brequire\\()\\s*["']${specifier.replaceAll('/', '\\/')}["']`)
