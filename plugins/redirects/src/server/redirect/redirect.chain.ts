import type { Forwarding, PageAddresses, Transaction } from '@ashlar/sdk/server'
import type { Redirect } from '../../redirect.ts'
import { localPath, written, writtenTarget } from './redirect.address.ts'
import { redirectAt } from './redirect.store.ts'

/** Redirects that lead to redirects are followed this far. */
const mostSteps = 5

/** One redirect of a chain. */
interface Step {
  readonly id: number
  readonly code: Redirect['code']
  /** As it is written into a `Location` header; empty for what is gone. */
  readonly target: string
  readonly isPage: boolean
}

/** The end of a chain of redirects, and those that were followed; null for a circle, or where nothing is to be seen. */
export interface ChainEnd {
  readonly forwarding: Forwarding
  readonly ids: readonly number[]
}

/** Follow redirects on the server, so that a browser is sent once and never in circles. */
export async function followed(tx: Transaction, pages: PageAddresses, path: string): Promise<ChainEnd | null> {
  const seen = new Set([path])
  const ids: number[] = []
  let code: 301 | 302 = 301
  let end: Forwarding | undefined
  for (let at = path, step = 0; step < mostSteps; step += 1) {
    const found = await stepAt(tx, pages, at)
    if (!found) break
    ids.push(found.id)
    if (found.code === 410) return { forwarding: { code: 410 }, ids }
    if (found.code === 302) code = 302
    const next = localPath(found.target)
    end = { code, to: writtenTarget(found.target) }
    // Another website, or something that visitors can see: the chain ends here.
    if (next === undefined || (await pages.isShown(tx, next))) return { forwarding: end, ids }
    if (seen.has(next)) return null
    seen.add(next)
    // A page that is not to be seen is no place to be led to; what redirects its address may be.
    if (found.isPage) end = undefined
    at = next
  }
  return end ? { forwarding: end, ids } : null
}

/** Whether what begins at `target` comes back to `source`, once `source` leads to it. */
export async function comesBack(
  tx: Transaction,
  pages: PageAddresses,
  source: string,
  target: string,
): Promise<boolean> {
  const seen = new Set([source])
  for (let at = localPath(target); at !== undefined; ) {
    if (seen.has(at)) return true
    seen.add(at)
    const found = await stepAt(tx, pages, at)
    if (!found || found.code === 410) return false
    at = localPath(found.target)
  }
  return false
}

/** None where the page that it leads to is gone. */
async function stepAt(tx: Transaction, pages: PageAddresses, path: string): Promise<Step | undefined> {
  const found = await redirectAt(tx, path)
  if (!found) return undefined
  const { id, code, target, pageId } = found
  if (pageId === null) return { id, code, target: target ?? '', isPage: false }
  const page = (await pages.byIds(tx, [pageId])).get(pageId)
  return page && { id, code, target: written(page.path), isPage: true }
}
