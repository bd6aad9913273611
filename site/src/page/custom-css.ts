import { compileCustomCss } from '@ashlar/sdk/server'

const most = 2000

/** Compiled custom CSS by node and source: compiling takes a millisecond, and the same text comes with every render. */
export class CustomCss {
  readonly #compiled = new Map<string, string>()

  readonly of = (nodeId: string, source: string): string => {
    const key = `${nodeId}\n${source}`
    let css = this.#compiled.get(key)
    if (css === undefined) {
      css = compileCustomCss(nodeId, source).css
      if (this.#compiled.size >= most) this.#compiled.clear()
      this.#compiled.set(key, css)
    }
    return css
  }
}
