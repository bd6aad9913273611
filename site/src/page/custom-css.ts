import { compileCustomCss } from '@ashlar/sdk/server'

const most = 2000

/** Of all compositions: what is compiled is the same in each, and nobody waits for it again when packages change. */
const compiled = new Map<string, string>()

/** Compiled custom CSS by node and source: compiling takes a millisecond, and the same text comes with every render. */
export function customCss(nodeId: string, source: string): string {
  const key = `${nodeId}\n${source}`
  let css = compiled.get(key)
  if (css === undefined) {
    css = compileCustomCss(nodeId, source).css
    if (compiled.size >= most) compiled.clear()
    compiled.set(key, css)
  }
  return css
}
