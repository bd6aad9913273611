import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { escapedHtml } from '../html/escaped-html.ts'
import { spokenLanguage, visitorLanguages } from '../texts/visitor-texts.ts'
import { acceptedLanguage } from './accepted-language.ts'
import { AshlarError } from './errors.ts'
import { words } from './visitor-texts.ts'

const style =
  ':root{color-scheme:light dark;--ink:#14212a;--soft:#4b5963;--ground:#fff}' +
  '@media(prefers-color-scheme:dark){:root{--ink:#eef1f1;--soft:#a7b0b1;--ground:#0d1011}}' +
  'body{margin:0;min-height:100dvh;display:grid;place-content:center;box-sizing:border-box;padding:24px;font:18px/1.6 system-ui,sans-serif;color:var(--ink);background:var(--ground)}' +
  'h1{font-size:clamp(2rem,1.5rem + 2vw,3.25rem);line-height:1.05;letter-spacing:-.02em;margin:0 0 .4em;text-wrap:balance}' +
  'p{margin:0;max-width:34em;color:var(--soft)}a{display:inline-block;margin-top:1.2em;padding:.25em 0;color:inherit;text-underline-offset:.25em}' +
  'a:focus-visible{outline:2px solid;outline-offset:3px}'

/** With nothing but its own style: there is nothing in it that could be loaded, sent or run. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** A page that needs nothing: no settings, no database, no file. */
export interface ErrorPage {
  readonly html: string
  /** Its content security policy. */
  readonly policy: string
}

interface Words {
  readonly title: string
  readonly text: string
  /** Where one may go on: a link in the page's own words. */
  readonly onward?: { readonly title: string; readonly address: string }
}

/**
 * What a person sees at an address where the page itself can't be made: what is wrong and what to do, in their own
 * language, since that of the website may be out of reach. `message` is said of statuses below 500 only: what is not a
 * person's to mend stands in the log.
 */
export function errorPage(status: number, message?: string, language = 'en'): ErrorPage {
  const { title, text, onward } = said(status, message, language)
  const link = onward ? `<a href="${onward.address}">${escapedHtml(onward.title)}</a>` : ''
  const html =
    `<!DOCTYPE html><html lang="${spokenLanguage(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${escapedHtml(title)}</title><style>${style}</style></head>` +
    `<body><main><h1>${escapedHtml(title)}</h1><p>${escapedHtml(text)}</p>${link}</main></body></html>`
  return { html, policy }
}

/**
 * An error handler for addresses that people open (`app.setErrorHandler`): the error as a page, never kept. What is not
 * a person's to mend is in the log under the request's id, and nowhere on the page.
 */
export function answerErrorPage(error: unknown, reply: FastifyReply): FastifyReply {
  const { request } = reply
  const status = statusOf(error)
  if (status >= 500) {
    request.log.error({ err: error, requestId: request.id, url: request.url }, 'A page could not be rendered')
  }
  if (status === 503) reply.header('retry-after', '30')
  const { html, policy } = errorPage(
    status,
    error instanceof Error ? error.message : undefined,
    acceptedLanguage(request.headers['accept-language'], visitorLanguages),
  )
  return reply
    .code(status)
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html)
}

function statusOf(error: unknown): number {
  if (error instanceof AshlarError) return error.status
  if (!(error instanceof Error)) return 500
  const status = 'status' in error ? error.status : 'statusCode' in error ? error.statusCode : 500
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500
}

function said(status: number, message: string | undefined, language: string): Words {
  const t = words(language)
  // The empty address is the page itself.
  const again = { title: t.again, address: '' }
  if (status === 503) return { title: t.away, text: t.awayText, onward: again }
  if (status >= 500) return { title: t.fault, text: t.faultText, onward: again }
  if (status === 404) {
    // What the server knows better is said; not the title over again.
    const isKnown = message !== undefined && message !== `${words('en').nothing}.`
    return { title: t.nothing, text: isKnown ? message : t.nothingText, onward: { title: t.front, address: '/' } }
  }
  if (status === 421) return { title: t.noWebsite, text: t.noWebsiteText }
  return { title: t.refused, text: message ?? t.refusedText }
}
