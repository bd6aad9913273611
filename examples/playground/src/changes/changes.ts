import type { ServerResponse } from 'node:http'

/** What open pages are told. */
export type Change =
  | { readonly kind: 'reload' }
  /** The last build or change failed; what served before goes on serving. */
  | { readonly kind: 'problem'; readonly text: string }

/** Tells every open page of the playground what has changed. Lives as long as the process, over all compositions. */
export class Changes {
  readonly #open = new Set<ServerResponse>()
  #problem: Change | undefined

  /** Keep the connection and write to it what happens; the problem that stands at once. */
  connect(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write('retry: 500\n\n')
    if (this.#problem) response.write(line(this.#problem))
    this.#open.add(response)
    response.on('close', () => this.#open.delete(response))
  }

  tell(change: Change): void {
    this.#problem = change.kind === 'problem' ? change : undefined
    for (const response of this.#open) response.write(line(change))
  }

  close(): void {
    for (const response of this.#open) response.end()
  }
}

const line = (change: Change): string => `data: ${JSON.stringify(change)}\n\n`
