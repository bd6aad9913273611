import type { CssCompiler } from '../persistence/css-compiler.ts'
import { NodeStyles } from './node-styles.ts'

/**
 * The CSS that people wrote for single blocks, in the canvas as on the site: compiled by the server, scoped to its block.
 * Until the answer is there, and where it is refused, the rules that the block had stay in effect.
 */
export class CustomStyles {
  readonly #compiler: CssCompiler
  readonly #styles: NodeStyles
  readonly #sources = new Map<string, string>()

  constructor(frame: Document, compiler: CssCompiler, changed: () => void) {
    this.#styles = new NodeStyles(frame, changed)
    this.#compiler = compiler
  }

  set(id: string, source: string) {
    if ((this.#sources.get(id) ?? '') === source) return
    if (source.trim() === '') return this.remove(id)
    this.#sources.set(id, source)
    this.#compiler.compile(id, source).then(
      ({ css, errors }) => {
        if (this.#sources.get(id) === source && errors.length === 0) this.#styles.set(id, { user: css })
      },
      (error: unknown) => {
        // Asked for again when the block is drawn anew.
        if (this.#sources.get(id) === source) this.#sources.delete(id)
        console.warn("A block's own CSS could not be compiled.", error)
      },
    )
  }

  remove(id: string) {
    if (this.#sources.delete(id)) this.#styles.remove(id)
  }
}
