import { Script } from 'node:vm'
import { init, parse } from 'es-module-lexer'

/** A module that can stand in a file with others: what it imports, and its code as the body of a function. */
export interface ModuleBody {
  readonly imports: readonly ModuleImport[]
  /** Without its imports and exports. */
  readonly code: string
  readonly exports: readonly (Binding | PassedOn)[]
}

export interface ModuleImport {
  readonly specifier: string
  /** All of it under one name, for `import * as …`. */
  readonly whole?: string
  readonly names: readonly Binding[]
}

/** A name outside and inside of the module. */
export interface Binding {
  readonly name: string
  readonly local: string
}

/** What it exports of another module as it is. */
export interface PassedOn {
  readonly name: string
  readonly specifier: string
  readonly importName: string
}

/** Whether an import is of a file of the same package. */
export const isOwnFile = (specifier: string): boolean => /^\.{1,2}\//.test(specifier)

/**
 * A bundled module as the body of a function, or undefined for one that is written otherwise: that imports an address,
 * passes on all that another exports, loads a part later, waits, or asks for its own address. It then stays a file of its own.
 */
export async function asFunction(source: string): Promise<ModuleBody | undefined> {
  await init()
  try {
    const body = bodyOf(source)
    // What can't stand in a function, such as `await`, would break all that share the file.
    if (body !== undefined) new Script(`"use strict";(()=>{${body.code}\n})`)
    return body
  } catch {
    return undefined
  }
}

function bodyOf(source: string): ModuleBody | undefined {
  const [imports, exports] = parse(source)
  const cuts: { readonly from: number; readonly to: number }[] = []
  const taken: ModuleImport[] = []
  for (const each of imports) {
    if (each.type !== 'static' || each.phase !== null || each.attributes !== null) return undefined
    const { specifier } = each
    if ((/^[./]/.test(specifier) && !isOwnFile(specifier)) || specifier.includes(':')) return undefined
    const clause = source.slice(each.importStart + 'import'.length, each.start - 1).trim()
    // `export { … } from` brings no name into the module.
    const isPassedOn = source.startsWith('export', each.importStart)
    taken.push({ specifier, ...(isPassedOn ? { names: [] } : namesOf(clause.replace(/from$/, ''))) })
    cuts.push({ from: each.importStart, to: each.importEnd })
  }
  const given: (Binding | PassedOn)[] = []
  for (const each of exports) {
    if (!/^export\s*\{/.test(source.slice(each.exportStart, each.exportStart + 20))) return undefined
    if (each.type === 'reexport') {
      if (each.importName === null) return undefined
      given.push({ name: each.name, specifier: each.from, importName: each.importName })
    } else {
      if (each.type !== 'direct' || each.localName === undefined) return undefined
      given.push({ name: each.name, local: each.localName })
    }
    const isCut = cuts.some(({ from }) => from === each.exportStart)
    if (!isCut) cuts.push({ from: each.exportStart, to: source.indexOf('}', each.end) + 1 })
  }
  return { imports: taken, code: without(source, cuts), exports: given }
}

/** What stands between `import` and `from`. */
function namesOf(clause: string): Omit<ModuleImport, 'specifier'> {
  const [outside = '', inside = ''] = clause.split(/[{}]/)
  const listed = inside.split(',').flatMap((each) => {
    const [name, local = name] = each.trim().split(' as ')
    return name && local ? [{ name, local }] : []
  })
  const others = outside.split(',').map((each) => each.trim())
  const whole = others.find((each) => each.startsWith('*'))?.replace(/^\*\s?as /, '')
  const usual = others
    .filter((each) => each !== '' && !each.startsWith('*'))
    .map((local) => ({ name: 'default', local }))
  return { names: [...usual, ...listed], ...(whole !== undefined && { whole }) }
}

function without(source: string, cuts: readonly { readonly from: number; readonly to: number }[]): string {
  let code = ''
  let at = 0
  for (const { from, to } of cuts.toSorted((one, other) => one.from - other.from)) {
    // Several names of one statement cut it once.
    if (from < at) continue
    code += source.slice(at, from)
    at = to
  }
  return code + source.slice(at)
}
