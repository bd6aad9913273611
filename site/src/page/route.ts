import type { IncomingMessage, ServerResponse } from 'node:http'
import { AshlarError, type Tenant } from '@ashlar/sdk/server'
import { replyHeaders } from '@ashlar/sdk/surface'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { KeptPage } from '../kept/kept-page.ts'
import { encodingsOf, sendKept } from '../kept/send.ts'
import type { ModulePage } from '../module-page.ts'
import type { Site } from '../site.ts'
import { moduleAnswer, modulePageAt } from './module-answer.ts'
import { Moved } from './moved.ts'
import { nothingAnswer } from './nothing-answer.ts'
import { type PageAnswer, pageAnswer } from './page-answer.ts'
import { tellView } from './page-view.ts'
import { addressOf, anybody, type Visit, visitOf } from './visit.ts'

const revalidated = 'public, max-age=0, must-revalidate'

/** Seconds after which a page that could not be had as a whole is worth asking for again. */
const retryAfter = '10'

/** Answer a visitor from memory; false when the page must be made. */
export function answerKept(site: Site, tenant: Tenant, request: IncomingMessage, response: ServerResponse): boolean {
  const address = addressOf(request.url ?? '/')
  const page = address && site.kept.find(tenant.guid, address.path, address.search)
  if (!page) return false
  sendKept(page, request, response)
  tellView(site, tenant, address.path, request)
  if (page.isWorthCompressing(encodingsOf(request))) {
    page.compress().catch((error: unknown) => site.log.warn({ err: error }, 'A page could not be compressed'))
  }
  return true
}

/** Make the page at the address of a request and answer with it; keep it for the next one. */
export async function answerPage(site: Site, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const visit = visitOf(request, () => site.visitors.of(request, reply))
  // The platform's own address has no website; whoever comes to its front wants to sign in.
  if (request.tenant === null && addressOf(request.raw.url ?? '/')?.path === '/') {
    await reply.header('cache-control', 'no-store').redirect('/admin', 302)
    return
  }
  if (!visit) throw new AshlarError('NOT_FOUND', 404, 'There is nothing at this address.')
  try {
    await answerVisit(site, visit, request, reply)
  } catch (error) {
    const stale = visit.isStaff || !isUnavailable(error) ? undefined : staleOf(site, visit)
    if (!stale) throw error
    site.log.warn({ tenant: visit.tenant.guid, path: visit.path, err: error }, 'A page was served from its stored copy')
    reply.hijack()
    sendKept(stale, request.raw, reply.raw)
  }
}

/** The page at a path as any visitor gets it, made and kept if need be; for what belongs to a page. */
export async function visitorPage(site: Site, tenant: Tenant, path: string): Promise<void> {
  await madePage(site, { tenant, path, search: '', isStaff: false, seesDrafts: false, visitor: anybody })
}

async function answerVisit(site: Site, visit: Visit, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const made = await madePage(site, visit)
  if (made instanceof Moved) {
    if (made.isForGood) await reply.header('cache-control', 'no-cache').redirect(withSearch(made.to, visit), 301)
    else await reply.header('cache-control', 'no-store').redirect(made.to, 303)
    return
  }
  if (!made) {
    site.kept.forget(visit.tenant.guid, visit.path)
    await answerNothing(site, visit, request, reply)
    return
  }
  reply.hijack()
  sendKept(made, request.raw, reply.raw)
  const isSeen = made.status === 200 && !visit.isStaff
  if (isSeen) tellView(site, visit.tenant, countedPath(site, visit), request.raw)
}

/** Addresses of personal pages may be secrets, so those pages are counted together. */
function countedPath(site: Site, visit: Visit): string {
  const page = modulePageAt(site, visit)?.page
  return page?.personal ? page.path : visit.path
}

/** Nothing stands here: led on where somebody said so, else told, and kept for whoever looks after the website. */
async function answerNothing(site: Site, visit: Visit, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { addresses } = site
  const forwarding = addresses && (await addresses.forwarding(visit.tenant, visit.path))
  if (forwarding && forwarding.code !== 410) {
    const { code, to } = forwarding
    await reply.header('cache-control', 'no-cache').redirect(withSearch(to, visit), code)
    return
  }
  const { code, rendered } = await nothingAnswer(site, visit, await site.settings.platform())
  if (!forwarding && code === 404 && !visit.isStaff)
    addresses?.missed(visit.tenant, visit.path, request.headers.referer ?? '')
  await reply
    .code(forwarding?.code ?? code)
    .headers({ ...rendered.headers, 'cache-control': 'no-store' })
    .send(rendered.html)
}

/** What was asked along with the old address (where a campaign came from) goes on to the new one. */
function withSearch(to: string, { search }: Visit): string {
  return search === '' || to.includes('?') || to.includes('#') ? to : `${to}?${search}`
}

/**
 * Staff get a page of their own, and so does everybody at an address of personal pages; visitors who come at the same
 * time get the same one.
 */
function madePage(site: Site, visit: Visit): Promise<KeptPage | Moved | undefined> {
  const ofModule = modulePageAt(site, visit)
  const make = async (since: number) => {
    const made = await answerOf(site, visit, ofModule)
    return made && !(made instanceof Moved) ? keep(site, visit, made, since) : made
  }
  if (visit.isStaff || ofModule?.page.personal) return make(site.kept.begin())
  return site.inProgress.join(visit.tenant.guid, visit.path, visit.search, make)
}

/** What stands at the path: a page that staff built, or else a module's, which never takes the place of people's work. */
async function answerOf(
  site: Site,
  visit: Visit,
  ofModule: ModulePage | undefined,
): Promise<PageAnswer | Moved | undefined> {
  const [page, settings] = await Promise.all([
    site.pages.find(visit.path.slice(1), { anyStatus: visit.seesDrafts }),
    site.settings.platform(),
  ])
  if (page)
    return page.isHome && visit.path !== '/'
      ? new Moved('/', { isForGood: true })
      : pageAnswer(site, visit, page, settings)
  return ofModule && moduleAnswer(site, visit, ofModule, settings)
}

function keep(site: Site, visit: Visit, made: PageAnswer, since: number): KeptPage {
  const { rendered, tags, until, query, canBeKept, isPersonal = false, isIncomplete = false } = made
  const cacheControl = visit.isStaff || isPersonal || isIncomplete ? 'no-store' : revalidated
  const headers = {
    ...replyHeaders,
    ...rendered.headers,
    'cache-control': cacheControl,
    ...(isIncomplete && { 'retry-after': retryAfter }),
  }
  const page = new KeptPage({ html: rendered.html, headers, tags, until, ...(isIncomplete && { status: 503 }) })
  if (!visit.isStaff && !isPersonal && canBeKept) {
    const key = { tenant: visit.tenant.guid, path: visit.path, query }
    site.kept.keep(key, page, since)
  }
  return page
}

function staleOf(site: Site, visit: Visit): KeptPage | undefined {
  return site.kept.findStale(visit.tenant.guid, visit.path, visit.search)
}

/** The database is gone or does not answer; anything else is a fault of ours, which a kept page would hide. */
function isUnavailable(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 503
}
