import { call } from '@ashlar/sdk/admin'
import { type CompiledCss, mostCssRules, validateCss } from '@ashlar/sdk/platform'

export interface CssRule {
  readonly node: string
  readonly css: string
}

/** The CSS of single blocks, checked and compiled as the site has it, in the order asked (STYLE-024). */
const compiledByServer = async (rules: readonly CssRule[]): Promise<readonly CompiledCss[]> =>
  (await call(validateCss, { body: { rules } })).results.rows

/** Compiled texts that are remembered: an undo asks for one that was there before. */
const most = 500

interface Waiting extends CssRule {
  readonly settle: PromiseWithResolvers<CompiledCss>
}

/** Compiles blocks' own CSS on the server. What is asked in one go is one call, and what is known is not asked again. */
export class CssCompiler {
  readonly #send: typeof compiledByServer
  readonly #known = new Map<string, Promise<CompiledCss>>()
  #waiting: Waiting[] = []

  constructor(send = compiledByServer) {
    this.#send = send
  }

  /** @throws ApiError when the server can't be asked; refused CSS comes back with its errors. */
  compile(node: string, css: string): Promise<CompiledCss> {
    const key = `${node}\n${css}`
    const known = this.#known.get(key)
    if (known) return known
    const settle = Promise.withResolvers<CompiledCss>()
    if (this.#known.size >= most) this.#known.clear()
    this.#known.set(key, settle.promise)
    settle.promise.catch(() => this.#known.delete(key))
    this.#waiting.push({ node, css, settle })
    if (this.#waiting.length === 1) queueMicrotask(() => void this.#ask())
    return settle.promise
  }

  async #ask() {
    const asked = this.#waiting
    this.#waiting = []
    for (let at = 0; at < asked.length; at += mostCssRules) {
      const some = asked.slice(at, at + mostCssRules)
      try {
        const rows = await this.#send(some.map(({ node, css }) => ({ node, css })))
        for (const [index, { settle }] of some.entries()) {
          const row = rows[index]
          if (row) settle.resolve(row)
          else settle.reject(new Error('The server did not return the CSS of a block.'))
        }
      } catch (error) {
        for (const { settle } of some) settle.reject(error)
      }
    }
  }
}
