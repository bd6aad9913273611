import type { Forwarding, Transaction } from '@ashlar/sdk/server'
import { isVisible } from '../pages/page.store.ts'
import { run, sql } from '../sql.ts'
import { localPath, written, writtenTarget } from './redirect.address.ts'

/** Redirects that lead to redirects are followed this far. */
const mostSteps = 5

interface Step {
  readonly id: number
  readonly code: 301 | 302 | 410
  readonly target: string | null
  readonly page_slug: string | null
  readonly is_page: boolean
}

/** The end of a chain of redirects, and those that were followed; null for a circle, or where nothing is to be seen. */
export interface ChainEnd {
  readonly forwarding: Forwarding
  readonly ids: readonly number[]
}

/** Follow redirects on the server, so that a browser is sent once and never in circles. */
export async function followed(tx: Transaction, path: string): Promise<ChainEnd | null> {
  const seen = new Set([path])
  const ids: number[] = []
  let code: 301 | 302 = 301
  let end: Forwarding | undefined
  for (let at = path, step = 0; step < mostSteps; step += 1) {
    const found = await redirectAt(tx, at)
    if (!found) break
    ids.push(found.id)
    if (found.code === 410) return { forwarding: { code: 410 }, ids }
    if (found.code === 302) code = 302
    const target = found.is_page ? written(`/${found.page_slug ?? ''}`) : (found.target ?? '')
    const next = localPath(target)
    end = { code, to: writtenTarget(target) }
    // Another website, or something that visitors can see: the chain ends here.
    if (next === undefined || (await isShown(tx, next))) return { forwarding: end, ids }
    if (seen.has(next)) return null
    seen.add(next)
    // A page that is not to be seen is no place to be led to; what redirects its address may be.
    if (found.is_page) end = undefined
    at = next
  }
  return end ? { forwarding: end, ids } : null
}

/** Whether what begins at `target` comes back to `source`, once `source` leads to it. */
export async function comesBack(tx: Transaction, source: string, target: string): Promise<boolean> {
  const seen = new Set([source])
  for (let at = localPath(target); at !== undefined; ) {
    if (seen.has(at)) return true
    seen.add(at)
    const found = await redirectAt(tx, at)
    if (!found || found.code === 410) return false
    at = localPath(found.is_page ? `/${found.page_slug ?? ''}` : (found.target ?? ''))
  }
  return false
}

async function redirectAt(tx: Transaction, path: string): Promise<Step | undefined> {
  const [found] = await tx.sql<Step>`
    select r.id, r.code, r.target, p.slug as page_slug, r.page_id is not null as is_page
    from core.page_redirect r left join core.page p on p.tenant_id = r.tenant_id and p.id = r.page_id
    where r.source = ${path}`
  return found
}

async function isShown(tx: Transaction, path: string): Promise<boolean> {
  const found = await run(tx, sql`select 1 from core.page p where p.slug = ${path.slice(1)} and ${isVisible} limit 1`)
  return found.length > 0
}
