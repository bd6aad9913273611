// Rebuilds what is stale: file by file into dist/, since server code is never bundled (design, section 1).
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { copyAssets, removeOrphans } from './assets.mjs'
import { bundleForBrowsers } from './browser-bundles.mjs'
import { bundleClient } from './clients.mjs'
import { linkWorkspaces } from './links.mjs'
import { checkReferences } from './references.mjs'
import { run } from './run.mjs'
import { inBuildOrder, root, workspaces } from './workspaces.mjs'

// By itself the compiler gives each project four checkers, all of which work out the types they share: twice the time.
const onTwoCores = ['--builders', '2', '--checkers', '1']

/** Compile every project. False when the compiler found something; it has then printed what. */
export async function compile() {
  checkReferences()
  linkWorkspaces()
  return (await run(join(root, 'node_modules', '.bin', 'tsc'), ['-b', ...onTwoCores])) === 0
}

/** Copy assets, drop leftovers, bundle clients, then let each workspace build what only it knows (`build.mjs` at its root). */
export async function finish() {
  const ordered = inBuildOrder(workspaces())
  for (const workspace of ordered) {
    copyAssets(workspace.dir)
    removeOrphans(workspace.dir)
    await bundleClient(workspace)
    await bundleForBrowsers(workspace)
  }
  for (const { dir } of ordered) {
    if (!existsSync(join(root, dir, 'build.mjs'))) continue
    if ((await run(process.execPath, ['build.mjs'], { cwd: join(root, dir) })) !== 0) return false
  }
  return true
}

/** Everything; throws if a part failed. */
export async function build() {
  if (!(await compile())) throw new Error('tsc found errors. See above.')
  if (!(await finish())) throw new Error('A build.mjs failed; see its message above.')
}

if (import.meta.main) {
  try {
    await build()
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
