import type { FormNotice } from '@ashlar/sdk/site'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FormNotices } from '../../host/tokens.ts'
import { cookieIn, setCookie } from '../../http/cookies.ts'
import { isSecure } from '../../http/is-secure.ts'
import { pagePath } from '../../http/page-path.ts'
import type { SealedSecrets } from '../sealed-secrets.ts'
import { noticeLifetime, readNote, writtenNote } from './form-notice-cookie.ts'

const cookie = 'ashlar_form_notice'

/** Why a form without JavaScript was refused, on its way to the next page: sealed, in the browser, and read once. */
export class FormNoticeService implements FormNotices {
  readonly #sealed: SealedSecrets

  constructor(sealed: SealedSecrets) {
    this.#sealed = sealed
  }

  async leave(request: FastifyRequest, reply: FastifyReply, path: string, notice: FormNotice): Promise<void> {
    const sealed = await this.#sealed.seal(placeOf(request), writtenNote(path, notice, Date.now()))
    reply.header('set-cookie', setCookie(cookie, sealed, noticeLifetime, isSecure(request)))
  }

  async take(request: FastifyRequest, reply: FastifyReply): Promise<FormNotice | null> {
    const sealed = cookieIn(request.raw.headers.cookie, cookie)
    if (sealed === undefined) return null
    const text = await this.#sealed.open(placeOf(request), sealed)
    const path = pagePath(request.raw.url ?? '')
    const notice = text === undefined || path === undefined ? undefined : readNote(text, path, Date.now())
    // Past Fastify, as a page of the site is written.
    if (notice !== undefined) reply.raw.appendHeader('set-cookie', setCookie(cookie, '', 0, isSecure(request)))
    return notice ?? null
  }
}

const placeOf = ({ tenant }: FastifyRequest) => `form-notice/${tenant?.guid ?? ''}`
