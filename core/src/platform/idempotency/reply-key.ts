import { createHmac } from 'node:crypto'

/**
 * What is known by the installation's secret and a client's words together: a name to find a reply by, and a key to
 * seal it with. A reply may hold a secret that is shown once, such as an API token: whoever reads the database learns
 * nothing.
 */
export function derived(secret: string, use: 'name' | 'seal', words: string): Buffer {
  return createHmac('sha256', secret).update(`idempotency ${use}\n${words}`).digest()
}
