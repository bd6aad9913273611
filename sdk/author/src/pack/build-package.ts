import { copyFile, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PackageEntry } from '@ashlar/sdk'
import { build, esmExternalRequirePlugin, type InlineConfig } from 'vite'
import { AuthorError } from '../author-error.ts'
import type { AuthorPackage } from './author-package.ts'
import { isShared, sharedWithBrowsers, sharedWithVisitors } from './shared-imports.ts'

/** Source of each file to be built, by its name below `dist/` without `.js`. */
type Input = Record<string, string>

/** Which entries are built together: in one build they share their modules, so there is one `block.ts` for all. */
const builds = [
  // What browsers load. The server loads `.` and `./renderer` from the same files.
  {
    name: 'browser',
    entries: ['.', './definitions', './renderer', './editor', './admin', './patterns'],
    settings: browserSettings,
  },
  { name: 'server', entries: ['./server', './site'], settings: serverSettings },
  // A visitor's page shares React with its islands and nothing else, so here the rest is put in.
  { name: 'client', entries: ['./client'], settings: visitorSettings },
] as const satisfies readonly Build[]

interface Build {
  readonly name: string
  readonly entries: readonly PackageEntry[]
  readonly settings: (input: Input) => InlineConfig
}

/** Build the package into its `dist/`, from nothing. Throws an AuthorError with what the bundler found. */
export async function buildPackage(source: AuthorPackage): Promise<void> {
  const { folder, entries, style } = source
  const dist = join(folder, 'dist')
  await rm(dist, { recursive: true, force: true })
  await mkdir(dist, { recursive: true })
  for (const each of builds) {
    const own = entries.filter(({ entry }) => each.entries.some((name) => name === entry))
    const input: Input = Object.fromEntries(own.map(({ built, source }) => [built, source]))
    if (own.length > 0) await buildTogether(source, input, each)
  }
  if (style !== undefined) await copyFile(style, join(dist, 'style.css'))
}

async function buildTogether({ folder, plugins }: AuthorPackage, input: Input, each: Build): Promise<void> {
  const { name, settings } = each
  const particular = settings(input)
  try {
    const output = await build({
      configFile: false,
      envFile: false,
      publicDir: false,
      root: folder,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      oxc: { jsx: { runtime: 'automatic', development: false } },
      ...particular,
      plugins: [...(particular.plugins ?? []), ...plugins],
      build: {
        outDir: join(folder, 'dist'),
        emptyOutDir: false,
        sourcemap: true,
        reportCompressedSize: false,
        // Those of what is bundled: most licences ask that they go along with copies.
        license: { fileName: `licences-${name}.md` },
        ...particular.build,
        rolldownOptions: {
          ...particular.build?.rolldownOptions,
          preserveEntrySignatures: 'strict',
          // Comments with paths would make the files differ with the folder in which they were built.
          experimental: { attachDebugInfo: 'none' },
          output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    })
    refuseStyles(output)
    await dropEmptyLicences(join(folder, 'dist', `licences-${name}.md`))
  } catch (cause) {
    if (cause instanceof AuthorError) throw cause
    throw new AuthorError(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/** Vite writes the file also where nothing of others was bundled. */
async function dropEmptyLicences(file: string): Promise<void> {
  if (!(await readFile(file, 'utf8')).includes('\n## ')) await rm(file)
}

/** Hosts know of one style sheet: one that an entry imports would never be loaded. */
function refuseStyles(output: Awaited<ReturnType<typeof build>>): void {
  const outputs = Array.isArray(output) ? output : 'output' in output ? [output] : []
  const style = outputs.flatMap((each) => each.output).find(({ fileName }) => fileName.endsWith('.css'))
  if (style === undefined) return
  throw new AuthorError(`An entry imports a style sheet (${style.fileName}). Blocks can only use ./style.css.`)
}

function browserSettings(input: Input): InlineConfig {
  return forBrowsers(input, sharedWithBrowsers)
}

function visitorSettings(input: Input): InlineConfig {
  return forBrowsers(input, sharedWithVisitors)
}

/** As a library: an application's build would wrap each `import()` into code for preloading. */
function forBrowsers(entry: Input, shared: readonly RegExp[]): InlineConfig {
  // Bundled CommonJS calls `require("react")`, which no browser has: the plugin turns such calls into imports.
  const plugins = [esmExternalRequirePlugin({ external: [...shared] })]
  return { plugins, build: { target: 'es2023', minify: true, lib: { entry, formats: ['es'] } } }
}

function serverSettings(input: Input): InlineConfig {
  return {
    ssr: { noExternal: true },
    build: { ssr: true, target: 'es2024', minify: false, rolldownOptions: { input, external: isShared } },
  }
}
