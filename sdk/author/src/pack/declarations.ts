import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { rolldown } from 'rolldown'
import { dts } from 'rolldown-plugin-dts'
import { AuthorError } from '../author-error.ts'
import { type AuthorPackage, isObject } from './author-package.ts'
import { isShared } from './shared-imports.ts'

const run = promisify(execFile)

/**
 * Write the declarations that `types` of an entry names, all types of an entry in one file. Throws an AuthorError with
 * what the compiler found.
 */
export async function writeDeclarations(source: AuthorPackage): Promise<void> {
  const wanted = source.entries.flatMap(({ entry, source: file, types }) =>
    types === undefined ? [] : [{ entry, file, types }],
  )
  if (wanted.length === 0) return
  // Below the package, so that its own tsconfig.json and its dependencies are found from there.
  const stage = await mkdtemp(join(source.folder, '.types-'))
  try {
    await compile(
      source.folder,
      stage,
      wanted.map(({ file }) => file),
    )
    for (const { file, types } of wanted) {
      const compiled = join(stage, relative(source.folder, file).replace(/\.tsx?$/, '.d.ts'))
      const target = join(source.folder, types)
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, await rolledUp(compiled, source))
    }
  } finally {
    await rm(stage, { recursive: true, force: true })
  }
}

/** Only what the files declare: whether the package is sound in itself is for the author's own run of the compiler. */
async function compile(folder: string, stage: string, files: readonly string[]): Promise<void> {
  const own = join(folder, 'tsconfig.json')
  const config = join(stage, 'tsconfig.json')
  const compilerOptions = {
    ...(existsSync(own) ? {} : withoutOwn),
    ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, declarationMap: false, noCheck: true },
    ...{ composite: false, incremental: false, allowImportingTsExtensions: true, rootDir: folder, outDir: stage },
  }
  const extending = existsSync(own) ? { extends: own } : {}
  await writeFile(config, JSON.stringify({ ...extending, compilerOptions, include: [], references: [], files }))
  try {
    await run(process.execPath, [await compilerOf(folder), '-p', config], { cwd: folder })
  } catch (cause) {
    const said = cause instanceof Error && 'stdout' in cause ? String(cause.stdout).trim() : String(cause)
    throw new AuthorError(`The type declarations of the package could not be written:\n${said}`, { cause })
  }
}

/** Options of a package without a tsconfig.json. */
const withoutOwn = { target: 'es2024', module: 'nodenext', jsx: 'react-jsx', strict: true, skipLibCheck: true }

/** The compiler that the author has. */
async function compilerOf(folder: string): Promise<string> {
  try {
    const file = createRequire(join(folder, 'package.json')).resolve('typescript/package.json')
    const json: unknown = JSON.parse(await readFile(file, 'utf8'))
    const bin = isObject(json) && isObject(json['bin']) ? json['bin']['tsc'] : undefined
    return join(dirname(file), String(bin ?? 'bin/tsc'))
  } catch (cause) {
    const message = 'An entry names "types", which requires the compiler: npm install --save-dev typescript'
    throw new AuthorError(message, { cause })
  }
}

/** What consumers have anyhow stays an import; types of what is bundled go in. */
async function rolledUp(compiled: string, { json }: AuthorPackage): Promise<string> {
  const peers = isObject(json['peerDependencies']) ? Object.keys(json['peerDependencies']) : []
  const isPeer = (id: string) => peers.some((name) => id === name || id.startsWith(`${name}/`))
  const bundle = await rolldown({
    input: { types: compiled },
    external: (id) => isShared(id) || isPeer(id),
    logLevel: 'silent',
    plugins: [dts({ dtsInput: true, emitDtsOnly: true, tsconfig: false })],
    experimental: { attachDebugInfo: 'none' },
  })
  try {
    const { output } = await bundle.generate({ format: 'es', entryFileNames: '[name].d.ts' })
    return output[0].code
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause)
    throw new AuthorError(`The type declarations of the package could not be bundled into one file: ${said}`, { cause })
  } finally {
    await bundle.close()
  }
}
