import { wantsPage } from '@ashlar/sdk/server'
import { answerErrorPage, type ComposedPackage, pagePattern } from '@ashlar/sdk/surface'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isSameOrigin } from '../http/cross-site.ts'
import { toldOf } from '../http/envelope.ts'
import { pagePath } from '../http/page-path.ts'
import { hasModule } from '../http/tenant-modules.ts'
import type { FormNotices } from './tokens.ts'

/** Refusals that whoever filled in the form can do something about. */
const forPeople = new Set([400, 401, 409, 422, 429])

/**
 * What scopes of `withForms` do with refusals: a browser that sent a form by itself is led back to the personal page with
 * the form, which shows what was wrong. Otherwise the refusal is a page of its own.
 */
export function refusedForms(
  packages: readonly Pick<ComposedPackage, 'module' | 'site'>[],
  notices: Pick<FormNotices, 'leave'>,
): FastifyInstance['answerRefusedForm'] {
  const pages = packages.flatMap(({ module, site }) =>
    (site?.pages ?? [])
      .filter(({ personal }) => personal)
      .map(({ path }) => ({ module: module?.id, pattern: pagePattern(path) })),
  )

  /** The address of the personal page that the form was sent from; undefined for any other origin. */
  function formPage({ headers, tenant }: FastifyRequest): { address: string; path: string } | undefined {
    if (tenant === null || headers.referer === undefined || !isSameOrigin(headers)) return undefined
    const { host, pathname, search } = URL.parse(headers.referer) ?? {}
    const path = pathname === undefined || host !== headers.host?.toLowerCase() ? undefined : pagePath(pathname)
    if (path === undefined) return undefined
    const isPersonal = pages.some(
      ({ module, pattern }) => (module === undefined || hasModule(tenant, module)) && pattern.test(path),
    )
    return isPersonal ? { address: `${pathname}${search}`, path } : undefined
  }

  return async (error, request, reply) => {
    const refused = toldOf(error)
    if (!wantsPage(request) || refused.status >= 500) throw error
    const page = forPeople.has(refused.status) ? formPage(request) : undefined
    if (page === undefined) return answerErrorPage(refused, reply)
    await notices.leave(request, reply, page.path, {
      ...{ code: refused.code, error: refused.message, errors: refused.errors },
      values: typedValues(request.body),
    })
    return reply.redirect(page.address, 303)
  }
}

/** What was typed, by the names of the fields: a call may have made members of names with a dot (`contact.email`). */
function typedValues(body: unknown): Record<string, string> {
  const texts = (value: unknown) =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).filter((field): field is [string, string] => typeof field[1] === 'string')
      : []
  const groups = typeof body === 'object' && body !== null ? Object.entries(body) : []
  const nested = groups.flatMap(([group, value]) =>
    texts(value).map(([name, text]): [string, string] => [`${group}.${name}`, text]),
  )
  return Object.fromEntries([...texts(body), ...nested])
}
