// Some dependencies bring fifty MB, of which a package of ours needs one. These go into its tarball, cut down to the files
// that it reaches: an install brings them with it and fetches nothing else of them.
import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { rolldown } from 'rolldown'
import { isLicence, nameIn, packageRoot } from './package-paths.mjs'
import { readJson, root } from './workspaces.mjs'

const run = promisify(execFile)
const home = join(root, 'node_modules')

/** Shared with what is installed beside our packages, bound to the machine, or loaded by names that no import says. */
const apart =
  /^(@ashlar\/.*|react|react-dom|scheduler|typebox|fastify|@fastify\/.*|@mikro-orm\/.*|kysely|lightningcss)$/

/**
 * By our package: which of its dependencies it reaches by imports, theirs included, and files that it reads by their
 * names, of its own dependencies and of those `beside` them.
 */
const trimmed = {
  '@ashlar/sdk': {
    reaches: (name) => !apart.test(name),
    reads: (path) =>
      /^(css-tree\/data\/.*|mdn-data\/css\/(at-rules|properties|syntaxes))\.json$/.test(path) ||
      // Of papers: upright, in two weights.
      /^@fontsource\/[a-z-]+\/files\/[a-z-]+-(latin|greek|cyrillic|vietnamese)(-ext)?-[47]00-normal\.woff$/.test(path),
    // What css-tree reads its list of CSS from, by name.
    beside: ['mdn-data'],
  },
  '@ashlar/author': {
    // vite and rolldown are bound to the machine; jsdom asks for files of its own by name.
    reaches: (name) => !apart.test(name) && !/^(vite|rolldown|@rolldown\/.*|@oxc-project\/.*|typescript)$/.test(name),
    reads: (path) => path.startsWith('jsdom/lib/') || path === 'axe-core/axe.min.js',
  },
  '@ashlar/site': {
    reaches: (name) => name === 'lucide-react',
    reads: (path) => /^@fontsource\/[a-z-]+\/files\/[a-z-]+-latin(-ext)?-[1-9]00-(normal|italic)\.woff2$/.test(path),
  },
}

/** Put them into the stage of a workspace; names of those among its own dependencies. */
export async function bundleTrimmed({ name, manifest }, stage) {
  if (trimmed[name] === undefined) return []
  const { reaches, reads, beside = [] } = trimmed[name]
  const own = Object.keys(manifest.dependencies ?? {})
  const files = new Set([
    ...(await reachedFrom(stage, reaches)),
    ...(await typesReachedFrom(stage, reaches)),
    ...[...own, ...beside].flatMap(filesOf).filter(reads),
  ])
  const bundled = new Set([...files].map(packageRoot))
  for (const path of new Set([...files].flatMap((each) => [each, ...scopesOf(each)]))) {
    copy(path, join(stage, 'node_modules', path))
  }
  for (const path of bundled) {
    // A folder of a package may be an entry of its own, which its package.json leads on.
    for (const each of filesIn(join(home, path)).filter((file) =>
      /^(?!.*node_modules\/).+\/package\.json$/.test(file),
    )) {
      copy(join(path, each), join(stage, 'node_modules', path, each))
    }
    for (const each of readdirSync(join(home, path)).filter(isLicence)) {
      copy(join(path, each), join(stage, 'node_modules', path, each))
    }
    writeManifest(path, bundled, join(stage, 'node_modules', path, 'package.json'))
  }
  return own.filter((each) => bundled.has(each))
}

/** Files below node_modules that the built files of a stage lead to. */
async function reachedFrom(stage, reaches) {
  const input = filesIn(join(stage, 'dist'))
    .filter((path) => path.endsWith('.js'))
    .map((path) => join(stage, 'dist', path))
  const found = new Set()
  const bundle = await rolldown({
    input,
    // Whatever a module names is asked for when it is loaded, used or not.
    treeshake: false,
    platform: 'node',
    // As Node chooses; bundlers would take files that it never loads.
    resolve: { conditionNames: ['node', 'module-sync'], mainFields: ['main'] },
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('#') && !reaches(nameIn(id)),
    plugins: [{ name: 'reached', moduleParsed: ({ id }) => void found.add(id) }],
    logLevel: 'silent',
  })
  await bundle.generate({ format: 'esm' })
  await bundle.close()
  return [...found].map((id) => id.replace(/\?.*$/, '')).flatMap((id) => belowHome(id, reaches))
}

/** The same for its declarations. */
async function typesReachedFrom(stage, reaches) {
  const config = join(stage, 'tsconfig.types.json')
  const compilerOptions = { module: 'nodenext', jsx: 'react-jsx', skipLibCheck: true, noEmit: true, types: [] }
  const include = ['dist/**/*.d.ts']
  writeFileSync(config, JSON.stringify({ compilerOptions, include, exclude: [] }))
  const { stdout } = await run(join(home, '.bin', 'tsc'), ['-p', config, '--listFilesOnly'], {
    maxBuffer: 64 * 1024 * 1024,
  })
  return stdout.split('\n').flatMap((path) => belowHome(path.trim(), reaches))
}

/** The path below node_modules of a file of a package that is taken along. */
function belowHome(path, reaches) {
  const below = path.startsWith(`${home}/`) ? path.slice(home.length + 1) : undefined
  return below !== undefined && reaches(nameIn(below)) && !below.startsWith('@types/') ? [below] : []
}

/** Its package.json, whose dependencies are those that came along; nothing of it is for npm to install. */
function writeManifest(path, bundled, to) {
  const { scripts, devDependencies, peerDependencies, peerDependenciesMeta, optionalDependencies, ...kept } = readJson(
    join(home, path, 'package.json'),
  )
  const dependencies = Object.entries(kept.dependencies ?? {}).filter(([name]) => bundled.has(resolved(path, name)))
  mkdirSync(dirname(to), { recursive: true })
  writeFileSync(to, `${JSON.stringify({ ...kept, dependencies: Object.fromEntries(dependencies) }, null, 2)}\n`)
}

/** Each package.json between a file and its package's folder: it says how Node reads the files below. */
function scopesOf(path) {
  const top = packageRoot(path)
  const scopes = []
  for (let folder = dirname(path); folder.length > top.length; folder = dirname(folder)) {
    if (existsSync(join(home, folder, 'package.json'))) scopes.push(`${folder}/package.json`)
  }
  return scopes
}

/** Where Node finds a dependency of the package in a folder. */
function resolved(folder, name) {
  const own = `${folder}/node_modules/${name}`
  if (existsSync(join(home, own))) return own
  const at = folder.lastIndexOf('/node_modules/')
  return at < 0 ? name : resolved(folder.slice(0, at), name)
}

const filesOf = (name) =>
  existsSync(join(home, name)) ? filesIn(join(home, name)).map((path) => `${name}/${path}`) : []

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))

function copy(path, to) {
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(join(home, path), to)
}
