import type { FastifyRequest } from 'fastify'

/** Also behind a proxy that ends TLS. Whoever makes a header up only makes a cookie of his own stricter. */
export function isSecure({ protocol, headers }: FastifyRequest): boolean {
  return (
    protocol === 'https' ||
    headers.origin?.startsWith('https:') === true ||
    String(headers['x-forwarded-proto'] ?? '')
      .split(',')[0]
      ?.trim() === 'https'
  )
}
