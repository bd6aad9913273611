import type { BrowserContext } from '@playwright/test'

/**
 * Stands before the server's stream of messages. Each connection tells what `said` holds by then and ends, and the
 * browser connects again at once: so what is added is heard a moment later.
 */
export async function fakeEvents(context: BrowserContext, said: object[]): Promise<void> {
  await context.route('**/api/v1/admin/events/', (route) => {
    const messages = said.map((message) => `data: ${JSON.stringify(message)}\n\n`)
    return route.fulfill({ contentType: 'text/event-stream', body: `retry: 100\n\n${messages.join('')}` })
  })
}
