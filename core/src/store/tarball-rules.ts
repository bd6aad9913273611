import type { AshlarError } from '@ashlar/sdk/server'
import { errors } from './errors.ts'
import { deepestPath, longestPath, mostEntries } from './limits.ts'

/** Written into the folder of a placed package, so no package may bring one. */
export const integrityFile = '.ashlar-integrity'

/**
 * What may lie in a tarball, entry by entry: plain files and folders below one folder, by names that mean the same on
 * every file system. Asked before an entry is written; the first refusal ends the unpacking.
 */
export class TarballRules {
  /** Spelling and kind, by the name without its case. */
  readonly #seen = new Map<string, string>()
  #entries = 0

  /** Why this entry is refused. `path` is as it stands in the tarball, with its first folder. */
  refusal(path: string, type: string): AshlarError | undefined {
    this.#entries += 1
    if (this.#entries > mostEntries)
      return errors.PACKAGE_TOO_LARGE('files and folders', mostEntries.toLocaleString('en'))
    const kind = kindOf(type)
    if (kind === undefined) return errors.PACKAGE_UNSAFE(`${shown(path)} is a ${typeName(type)}, not a file`)
    const wrong = wrongWith(path)
    if (wrong !== undefined) return errors.PACKAGE_UNSAFE(`the path ${shown(path)} ${wrong}`)
    return this.#clash(path, kind)
  }

  #clash(path: string, kind: 'File' | 'Directory'): AshlarError | undefined {
    const parts = path
      .split('/')
      .filter((part) => part !== '')
      .slice(1)
    if (parts.length === 0) {
      return kind === 'Directory'
        ? undefined
        : errors.PACKAGE_UNSAFE(`the file ${shown(path)} is outside the package folder`)
    }
    if (parts[0] === integrityFile) return errors.PACKAGE_UNSAFE(`it contains a file named ${integrityFile}`)
    for (let depth = 1; depth < parts.length; depth++) {
      const folder = parts.slice(0, depth).join('/')
      if (this.#take(folder, 'Directory') === false) return clashing(path)
    }
    return this.#take(parts.join('/'), kind) ? undefined : clashing(path)
  }

  /** False when the name, whatever its case, is that of something else already. */
  #take(path: string, kind: 'File' | 'Directory'): boolean {
    const key = path.normalize('NFC').toLowerCase()
    const spelling = `${kind} ${path}`
    const before = this.#seen.get(key)
    if (before !== undefined) return kind === 'Directory' && before === spelling
    this.#seen.set(key, spelling)
    return true
  }
}

const clashing = (path: string) =>
  errors.PACKAGE_UNSAFE(`${shown(path)} appears twice, or with a name that differs only in case`)

function kindOf(type: string): 'File' | 'Directory' | undefined {
  if (type === 'Directory') return 'Directory'
  return type === 'File' || type === 'OldFile' || type === 'ContiguousFile' ? 'File' : undefined
}

function typeName(type: string): string {
  if (type === 'SymbolicLink' || type === 'Link') return 'link'
  return type.endsWith('Device') || type === 'FIFO' ? 'device' : 'special entry'
}

function wrongWith(path: string): string | undefined {
  if (path.length > longestPath) return `is longer than ${longestPath} characters`
  if (path.startsWith('/') || /^[a-z]:/i.test(path)) return 'is absolute'
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u001f\u007f\\]/.test(path)) return 'contains characters that are not allowed in file names'
  const parts = path.replace(/\/$/, '').split('/')
  if (parts.includes('..')) return 'leads outside its folder'
  if (parts.includes('.') || parts.includes('')) return 'contains “.” or empty parts'
  if (parts.length > deepestPath) return `is more than ${deepestPath} folders deep`
  return undefined
}

/** A name from a stranger's archive, as it can stand in a sentence. */
const shown = (path: string) => JSON.stringify(path.length > 80 ? `${path.slice(0, 80)}…` : path)
