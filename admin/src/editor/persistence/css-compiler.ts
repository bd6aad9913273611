import { type CssRule, validateCss } from './calls.ts'

export type CompiledCss = Awaited<ReturnType<typeof validateCss>>[number]

/** Rules in one call, as many as the server takes. */
const inOneCall = 20
/** Compiled texts that are remembered: an undo asks for one that was there before. */
const most = 500

interface Waiting extends CssRule {
  readonly settle: PromiseWithResolvers<CompiledCss>
}

/** Compiles blocks' own CSS on the server. What is asked in one go is one call, and what is known is not asked again. */
export class CssCompiler {
  readonly #send: typeof validateCss
  readonly #known = new Map<string, Promise<CompiledCss>>()
  #waiting: Waiting[] = []

  constructor(send: typeof validateCss = validateCss) {
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
    for (let at = 0; at < asked.length; at += inOneCall) {
      const some = asked.slice(at, at + inOneCall)
      try {
        const rows = await this.#send(some.map(({ node, css }) => ({ node, css })))
        for (const [index, { settle }] of some.entries()) {
          const row = rows[index]
          if (row) settle.resolve(row)
          else settle.reject(new Error('The server left out a block whose CSS was asked for.'))
        }
      } catch (error) {
        for (const { settle } of some) settle.reject(error)
      }
    }
  }
}
