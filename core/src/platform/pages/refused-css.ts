import { createHash } from 'node:crypto'
import type { BlockCatalogue, Content, ContentProblem } from '@ashlar/sdk'
import { compileCustomCss } from '@ashlar/sdk/server'

/** Texts whose verdict is remembered: compiling takes about a millisecond, and a save brings those of all blocks again. */
const most = 5000

/** What is wrong with the CSS that people wrote for single blocks, by the same rules as the site compiles it (STYLE-024). */
export class RefusedCss {
  readonly #known = new Map<string, string | undefined>()

  /** One problem for each block whose CSS would never take effect. */
  problems({ nodes }: Content, blocks: BlockCatalogue): ContentProblem[] {
    return Object.entries(nodes).flatMap(([nodeId, node]) => {
      const css = node.props['customCss']
      if (typeof css !== 'string' || css === '' || !blocks.get(node.type)?.common.includes('customCss')) return []
      const message = this.#problem(css)
      return message === undefined ? [] : [{ nodeId, path: '/props/customCss', message }]
    })
  }

  #problem(css: string): string | undefined {
    const key = createHash('sha256').update(css).digest('base64')
    if (!this.#known.has(key)) {
      if (this.#known.size >= most) this.#known.clear()
      const [first] = compileCustomCss('n', css).errors
      this.#known.set(key, first && `The custom CSS can't be used. Line ${first.line}: ${first.message}`)
    }
    return this.#known.get(key)
  }
}
