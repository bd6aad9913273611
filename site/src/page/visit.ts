import { roles, type Tenant } from '@ashlar/sdk/server'
import type { PageVisitor } from '@ashlar/sdk/site'
import type { FastifyRequest } from 'fastify'

/** What a page may depend on of a request, besides the query parameters that its blocks declare. */
export interface Visit {
  readonly tenant: Tenant
  /** Decoded, without a slash at the end: `/`, `/about/team`. */
  readonly path: string
  /** The raw query string. */
  readonly search: string
  /** Signed in to the back office: pages are rendered fresh and kept by nobody. */
  readonly isStaff: boolean
  /** Sees pages that are not published. */
  readonly seesDrafts: boolean
  /** Ask who looks, for a page that is made for them: one that is kept must not depend on it. */
  readonly visitor: () => Promise<PageVisitor>
  /** Names the preview link by which it came, for what the page embeds. */
  readonly previewMark?: string
}

/** Path and query of an address as it came; undefined for one that can't be decoded. */
export function addressOf(url: string): { path: string; search: string } | undefined {
  const at = url.indexOf('?')
  const raw = at < 0 ? url : url.slice(0, at)
  const search = at < 0 ? '' : url.slice(at + 1)
  const path = raw.length > 1 && raw.endsWith('/') ? raw.slice(0, -1) : raw
  if (!path.includes('%')) return { path, search }
  try {
    return { path: decodeURIComponent(path), search }
  } catch {
    return undefined
  }
}

/** Whether somebody of the back office is looking. A customer is a visitor, and so is a token without the right to see pages. */
export function isStaff({ actor }: Pick<FastifyRequest, 'actor'>): boolean {
  if (actor === null || actor.roleId === roles.customer) return false
  return actor.by !== 'token' || actor.can('pages.can_view')
}

/** Somebody of whom nothing is known. */
export const anybody = async (): Promise<PageVisitor> => ({ account: null, key: null, notice: null })

/** What a request asks of the site; undefined for one that belongs to no tenant or whose address can't be decoded. */
export function visitOf(request: FastifyRequest, visitor: Visit['visitor']): Visit | undefined {
  const { tenant, actor } = request
  const address = addressOf(request.raw.url ?? '/')
  if (tenant === null || !address) return undefined
  const staff = isStaff(request)
  const seesDrafts = staff && (actor?.can('pages.can_view') ?? false)
  return { tenant, ...address, isStaff: staff, seesDrafts, visitor }
}
