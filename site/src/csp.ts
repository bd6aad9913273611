import { createHash } from 'node:crypto'
import type { FrameCsp, SiteCsp } from '@ashlar/sdk/site'

/** The source under which an inline style sheet is let through. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

const directives = ['script-src', 'connect-src', 'img-src', 'frame-src', 'media-src', 'form-action'] as const

const own: Readonly<Record<(typeof directives)[number], string>> = {
  'script-src': "'self'",
  'connect-src': "'self'",
  // The picture of a block may stand at any https address (`PictureAddress`).
  'img-src': "'self' https:",
  'frame-src': "'self'",
  'media-src': "'self' https:",
  'form-action': "'self'",
}

/** A host, with scheme and port if need be; nothing that could loosen the policy otherwise. */
const host = /^(https:\/\/|wss:\/\/)?(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:[0-9]{1,5})?$/i

/** What of a page stands in it and is let through by its hash. */
export interface InlineSources {
  readonly style?: string | undefined
  /** The import map of a page with an island of React. */
  readonly script?: string | undefined
}

/** The policy of a public page: no nonce, nothing inline but what is named by its hash, hosts of configured services. */
export function sitePolicy({ style, script }: InlineSources, services: readonly SiteCsp[]): string {
  const sources = directives.map((name) => {
    const hosts = services.flatMap((service) => service[name] ?? []).filter((each) => host.test(each))
    const inline = name === 'script-src' && script !== undefined ? [script] : []
    return [name, own[name], ...inline, ...new Set(hosts)].join(' ')
  })
  return [
    "default-src 'none'",
    ...sources,
    `style-src 'self'${style === undefined ? '' : ` ${style}`}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** A source as the standard writes it, one at a time: what could end the directive or begin another one is none. */
const source = /^[^\s;,]+$/

/**
 * The policy of a block's own document. The sandbox takes its origin away, whoever opens it and however: everything
 * else only says what it may load.
 */
export function framePolicy(csp: FrameCsp): string {
  const sources = Object.entries(csp).map(([name, list]) =>
    [name, ...list.filter((each) => source.test(each))].join(' '),
  )
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    ...sources,
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}
