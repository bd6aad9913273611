import { readFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { init, parse } from 'es-module-lexer'

/** An import whose address is written in the file. One that is put together when it runs can't be followed. */
export interface FileImport {
  readonly specifier: string
  readonly line: number
  /** `import()`: fetched when the code comes to it. */
  readonly isLazy: boolean
}

/** One file of a package that an entry reaches. */
export interface ReachedFile {
  /** Relative to the package's folder, with `/`. */
  readonly path: string
  readonly bytes: Buffer
  readonly imports: readonly FileImport[]
  /** A sentence, when it is no JavaScript module. */
  readonly failure: string | undefined
}

/**
 * Every file of the package that a file reaches through relative imports, itself first; of those alone that `follows`
 * lets through. Files that are missing are left out.
 */
export async function reachedFrom(
  folder: string,
  start: string,
  follows: (each: FileImport) => boolean = () => true,
): Promise<ReachedFile[]> {
  await init()
  const reached = new Map<string, ReachedFile>()
  const queue = [inFolder(folder, start)]
  for (const path of queue) {
    if (path === undefined || reached.has(path)) continue
    const file = await readModule(folder, path)
    if (file === undefined) continue
    reached.set(path, file)
    queue.push(...file.imports.filter(follows).map(({ specifier }) => targetOf(folder, path, specifier)))
  }
  return [...reached.values()]
}

/** The file that a relative import means, relative to the folder; undefined for any other import, and outside of it. */
export function targetOf(folder: string, from: string, specifier: string): string | undefined {
  if (!/^\.{1,2}\//.test(specifier)) return undefined
  return inFolder(folder, join(dirname(from), specifier))
}

/** Whether what is imported is loaded with the file, instead of when its code comes to it. */
export const isAtOnce = ({ isLazy }: FileImport): boolean => !isLazy

/** The path relative to the folder, or undefined when it leads out of it. */
export function inFolder(folder: string, path: string): string | undefined {
  const inside = relative(folder, resolve(folder, path)).split(sep).join('/')
  return inside === '' || inside.startsWith('..') ? undefined : inside
}

async function readModule(folder: string, path: string): Promise<ReachedFile | undefined> {
  let bytes: Buffer
  try {
    bytes = await readFile(join(folder, path))
  } catch {
    return undefined
  }
  if (!path.endsWith('.js')) return { path, bytes, imports: [], failure: undefined }
  try {
    const text = bytes.toString('utf8')
    const imports = parse(text, path)[0].flatMap(({ specifier, importStart, type }) =>
      typeof specifier === 'string'
        ? { specifier, line: text.slice(0, importStart).split('\n').length, isLazy: type === 'dynamic' }
        : [],
    )
    return { path, bytes, imports, failure: undefined }
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    return { path, bytes, imports: [], failure }
  }
}
