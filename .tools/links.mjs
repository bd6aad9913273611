// A workspace that came with a merge is found by its name at once, without another `npm install`.
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root, workspaces } from './workspaces.mjs'

/** Link every workspace that npm has not linked yet, as npm does it. */
export function linkWorkspaces() {
  for (const { dir, name } of workspaces()) {
    const link = join(root, 'node_modules', name)
    if (existsSync(link)) continue
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(relative(dirname(link), join(root, dir)), link)
  }
}
