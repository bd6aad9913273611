// `npm run release`: every published package as the file that goes to the registry. Blocks and modules are built by the
// very path of `ashlar pack`, whose check is that of an installation; the others are packed as they were compiled.
// `--into FOLDER` says where to (.cache/release); `--only NAME`, any number of times, packs these alone; `--publish` hands
// those over whose version the registry does not have.
import { execFile } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { build } from './build.mjs'
import { joinModules } from './joined-modules.mjs'
import { compiledManifest, isPackage, isPublished, releasedManifest, staysHome } from './released-manifest.mjs'
import { bundleTrimmed } from './trimmed-dependencies.mjs'
import { readJson, root, workspaces } from './workspaces.mjs'

const run = promisify(execFile)
const stages = join(root, '.cache', 'release', 'stage')
const rootManifest = readJson(join(root, 'package.json'))

/** Packages built at once. */
const atOnce = 2

/** Pack them; the tarballs, absolute. */
export async function release({ into, only }) {
  rmSync(stages, { recursive: true, force: true })
  mkdirSync(into, { recursive: true })
  mkdirSync(stages, { recursive: true })
  // What the packages' own say of types is of no use there: it leads to the other projects of the repository.
  copyFileSync(join(root, 'tsconfig.base.json'), join(stages, 'tsconfig.json'))
  const wanted = workspaces().filter((each) => isPublished(each) && (only.length === 0 || only.includes(each.name)))
  const waiting = [...wanted]
  const tarballs = []
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const tarball = await (isPackage(next) ? packPackage(next, into) : packCompiled(next, into))
      console.log(tarball)
      tarballs.push(tarball)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return tarballs.sort()
}

const leftBehind = /^\/(node_modules|dist|tsconfig\.json)$/

/** A copy in which the package is built, so that what the repository has compiled stays. */
async function packPackage(workspace, into) {
  const source = join(root, workspace.dir)
  const stage = join(stages, workspace.dir)
  cpSync(source, stage, { recursive: true, filter: (path) => !leftBehind.test(path.slice(source.length)) })
  if (existsSync(join(source, 'node_modules'))) symlinkSync(join(source, 'node_modules'), join(stage, 'node_modules'))
  finishStage(stage, releasedManifest(workspace, rootManifest))
  const cli = join(root, 'sdk', 'bin', 'ashlar.js')
  try {
    await run(process.execPath, [cli, 'pack', stage, '--into', into])
  } catch (error) {
    throw new Error(`${workspace.name} could not be packed:\n${error.stdout ?? error}`, { cause: error })
  }
  return join(into, nameOf(workspace.manifest))
}

async function packCompiled(workspace, into) {
  const source = join(root, workspace.dir)
  const stage = join(stages, workspace.dir)
  const { stdout } = await npm(['pack', '--dry-run', '--json', '--ignore-scripts'], source)
  for (const { path } of JSON.parse(stdout)[0].files) {
    if (!staysHome(path)) cpSync(join(source, path), join(stage, path))
  }
  const joined = await joinModules(workspace, stage)
  const bundleDependencies = await bundleTrimmed(workspace, stage)
  const manifest = without(compiledManifest(workspace, rootManifest), joined)
  finishStage(stage, bundleDependencies.length === 0 ? manifest : { ...manifest, bundleDependencies })
  await npm(['pack', '--ignore-scripts', '--pack-destination', into], stage)
  return join(into, nameOf(workspace.manifest))
}

function without(manifest, names) {
  const dependencies = Object.entries(manifest.dependencies ?? {}).filter(([name]) => !names.includes(name))
  return { ...manifest, dependencies: Object.fromEntries(dependencies) }
}

function finishStage(stage, manifest) {
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  copyFileSync(join(root, 'LICENSE'), join(stage, 'LICENSE'))
}

const nameOf = ({ name, version }) => `${name.replace('@', '').replace('/', '-')}-${version}.tgz`

const npm = (args, cwd) => run('npm', [...args, '--loglevel', 'error'], { cwd, maxBuffer: 64 * 1024 * 1024 })

/** Hand over what the registry does not have yet; a tag of git marks each version. */
async function publish(tarballs) {
  for (const tarball of tarballs) {
    const { name, version } = await manifestIn(tarball)
    if (await isThere(`${name}@${version}`)) continue
    await npm(['publish', tarball, '--access', 'public'], root)
    console.log(`published ${name}@${version}`)
  }
  await run(join(root, 'node_modules', '.bin', 'changeset'), ['tag'], { cwd: root })
}

async function manifestIn(tarball) {
  const { stdout } = await run('tar', ['-xzOf', tarball, 'package/package.json'])
  return JSON.parse(stdout)
}

const isThere = (version) =>
  npm(['view', version, 'version'], root).then(
    () => true,
    () => false,
  )

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      into: { type: 'string', default: join(root, '.cache', 'release') },
      only: { type: 'string', multiple: true, default: [] },
      publish: { type: 'boolean', default: false },
    },
  })
  await build()
  const tarballs = await release({ into: resolve(values.into), only: values.only })
  if (values.publish) await publish(tarballs)
}
