/** Members of a workspace's package.json that only this repository has a use for. */
const atHome = ['private', 'scripts', 'devDependencies', 'overrides', 'workspaces']

/** Workspaces that are published: all but the root, the private ones, and the examples but for our own, the playground. */
export const isPublished = ({ dir, manifest }) =>
  manifest.private !== true && (!dir.startsWith('examples/') || manifest.name?.startsWith('@ashlar/') === true)

/** A block or a module, which `ashlar pack` builds; the others are packed as they were compiled. */
export const isPackage = ({ manifest }) => manifest.ashlar !== undefined

/**
 * The package.json with which a workspace is published: where its source lies and which Node it needs, as the root says
 * them once for all; without what only this repository has a use for.
 */
export function releasedManifest({ dir, manifest }, { repository, engines, license }) {
  const kept = Object.fromEntries(Object.entries(manifest).filter(([name]) => !atHome.includes(name)))
  return { ...kept, license, engines, repository: { ...repository, directory: dir } }
}

/** The same of what is no package of Ashlar: nothing leads to sources, which stay at home. */
export function compiledManifest(workspace, root) {
  const manifest = releasedManifest(workspace, root)
  const { exports } = manifest
  return exports === undefined ? manifest : { ...manifest, exports: withoutSources(exports) }
}

const withoutSources = (exports) =>
  Object.fromEntries(
    Object.entries(exports).map(([name, target]) => {
      if (typeof target === 'string') return [name, target]
      const { source, ...conditions } = target
      return [name, conditions]
    }),
  )

/**
 * Files of a compiled workspace that serve only the work on it: tests and their helpers, notes of the compiler, maps to
 * sources. A new package begins with the tests of its template.
 */
export const staysHome = (path) =>
  !path.startsWith('templates/') &&
  /\.(test|spec|fixtures?|child)\.|\.tsbuildinfo$|\.sources$|\.map$|(^|\/)fixtures\//.test(path) &&
  !/\.child\.js$/.test(path)

/** What is missing in the manifest of a published workspace, as sentences. */
export function manifestProblems(all, root) {
  const say = (path, what) => `${path}/package.json ${what}`
  return [
    ...(root.repository?.url ? [] : ['package.json has no "repository", which every published package needs.']),
    ...all.filter(isPublished).flatMap(({ dir, manifest }) => {
      const { description = '', files = [], repository, engines } = manifest
      return [
        ...(description === '' ? [say(dir, 'has no "description".')] : []),
        ...(files.length === 0 ? [say(dir, 'has no "files", which lists what is published.')] : []),
        ...(manifest.license === root.license ? [] : [say(dir, `needs the "license" ${root.license}.`)]),
        ...(repository || engines
          ? [say(dir, 'repeats "repository" or "engines", which the root package.json defines for all.')]
          : []),
      ]
    }),
  ]
}
