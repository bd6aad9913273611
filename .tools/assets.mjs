// What tsc leaves behind: style sheets, data, fonts and pictures go to dist; what it made from deleted sources leaves.
import { copyFileSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow, root } from './workspaces.mjs'

const compiled = /\.[cm]?tsx?$/
const onlyForTests = /(^|\/)(fixtures|__snapshots__)\/|\.(test|spec)\.[^/]+$/

/** Whether a path below `src/` has to be copied to `dist/` as it is. */
export function isAsset(path) {
  return !compiled.test(path) && !onlyForTests.test(path)
}

/** Copy the assets of one workspace that are newer than their copy. */
export function copyAssets(dir) {
  for (const source of filesBelow(`${dir}/src`).filter(isAsset)) {
    const from = join(root, source)
    const to = join(root, distPath(dir, source))
    if (existsSync(to) && statSync(to).mtimeMs >= statSync(from).mtimeMs) continue
    mkdirSync(dirname(to), { recursive: true })
    copyFileSync(from, to)
  }
}

/**
 * Remove what tsc once made from a source that has gone: it never does so itself, and a folder read by listing
 * (migrations) would still find it. Only a `.js` with its `.d.ts` beside it is certainly tsc's.
 */
export function removeOrphans(dir) {
  const dist = join(root, dir, 'dist')
  if (!existsSync(dist)) return
  for (const path of filesOfDist(dir)) {
    if (!path.endsWith('.d.ts')) continue
    const stem = path.slice(0, -'.d.ts'.length)
    const made = join(dist, stem)
    if (!existsSync(`${made}.js`) || hasSource(join(root, dir, 'src', stem))) continue
    for (const end of ['.js', '.js.map', '.d.ts', '.d.ts.map']) rmSync(made + end, { force: true })
  }
}

const hasSource = (stem) => ['.ts', '.tsx', '.d.ts'].some((end) => existsSync(stem + end))

const distPath = (dir, source) => `${dir}/dist/${source.slice(`${dir}/src/`.length)}`

const filesOfDist = (dir) => filesBelow(`${dir}/dist`).map((path) => path.slice(`${dir}/dist/`.length))
