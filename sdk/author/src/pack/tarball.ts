import { cp, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { npm } from '../npm.ts'
import { type AuthorPackage, isObject } from './author-package.ts'

/** Taken over from package.json as they are; what serves only the author's own work stays at home. */
const published = [
  'name',
  'version',
  'description',
  'keywords',
  'author',
  'contributors',
  'license',
  'homepage',
  'repository',
  'bugs',
  'funding',
  'type',
  'engines',
  'ashlar',
  'peerDependencies',
] as const

/** Pack a built package as npm does; the file, absolute: `acme-quote-1.0.0.tgz` in the folder given. */
export async function makeTarball(source: AuthorPackage, into: string): Promise<string> {
  const stage = await mkdtemp(join(tmpdir(), 'ashlar-pack-'))
  try {
    await writeFile(join(stage, 'package.json'), `${JSON.stringify(publishedManifest(source), null, 2)}\n`)
    await cp(join(source.folder, 'dist'), join(stage, 'dist'), { recursive: true })
    for (const file of screenshotsOf(source)) await cp(join(source.folder, file), join(stage, file))
    for (const name of ['README.md', 'LICENSE', 'LICENSE.md', 'CHANGELOG.md']) {
      await cp(join(source.folder, name), join(stage, name)).catch(ignoreMissing)
    }
    await npm(['pack', '--ignore-scripts', '--pack-destination', into, stage], into)
  } finally {
    await rm(stage, { recursive: true, force: true })
  }
  const file = join(into, `${source.name.replace('@', '').replace('/', '-')}-${source.version}.tgz`)
  await stat(file)
  return file
}

/** The package.json of the tarball: built files only, no scripts, no dependencies, since they are in the files. */
export function publishedManifest({ json }: Pick<AuthorPackage, 'json'>): Record<string, unknown> {
  const kept = published.flatMap((name) => (name in json ? [[name, json[name]] as const] : []))
  const exports = isObject(json['exports']) ? Object.entries(json['exports']) : []
  return {
    ...Object.fromEntries(kept),
    exports: Object.fromEntries(exports.map(([name, target]) => [name, publishedTarget(target)])),
    keywords: keywordsOf(json),
    files: ['dist', ...screenshotsOf({ json })],
  }
}

/** Those by which registries are searched for packages, before the author's own. */
function keywordsOf(json: AuthorPackage['json']): readonly unknown[] {
  const { ashlar, keywords } = json
  const kind = isObject(ashlar) ? ashlar['kind'] : undefined
  return [...new Set(['ashlar-package', `ashlar-${kind}`, ...(Array.isArray(keywords) ? keywords : [])])]
}

/** Their files; the check before has found them to be in the package. */
function screenshotsOf({ json: { ashlar } }: Pick<AuthorPackage, 'json'>): readonly string[] {
  const named = isObject(ashlar) && Array.isArray(ashlar['screenshots']) ? ashlar['screenshots'] : []
  return named.flatMap((each) => (isObject(each) && typeof each['file'] === 'string' ? each['file'] : []))
}

/** `types` come first: compilers take the first condition that they know. */
function publishedTarget(target: unknown): unknown {
  if (!isObject(target)) return target
  const built = target['default'] ?? target['import']
  return target['types'] === undefined ? built : { types: target['types'], default: built }
}

function ignoreMissing(error: unknown): void {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return
  throw error
}
