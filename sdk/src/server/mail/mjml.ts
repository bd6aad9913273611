import { ThreadOnDemand } from '../thread-on-demand.ts'
import type { MjmlNode } from './mjml-tree.ts'

export interface CompiledMail {
  readonly html: string
  /** What MJML would rather have otherwise; empty for the blocks that come with Ashlar. */
  readonly warnings: readonly string[]
}

export type MjmlAnswer = CompiledMail | { readonly failure: string }

/** MJML's thread. */
const thread = new ThreadOnDemand<MjmlNode, MjmlAnswer>('./mjml-thread', import.meta.url)

async function compile(tree: MjmlNode): Promise<CompiledMail> {
  const answer = await thread.ask(tree)
  if ('failure' in answer) throw new Error(answer.failure)
  return answer
}

/** Mails by their tree, the last used at the end: the same content is shown, tried and sent again and again. */
const compiled = new Map<string, Promise<CompiledMail>>()
const mostCompiled = 100

/** The HTML of an MJML document. Compiled once for the same tree. */
export function compileMjml(tree: MjmlNode): Promise<CompiledMail> {
  const key = JSON.stringify(tree)
  const known = compiled.get(key)
  compiled.delete(key)
  const result = known ?? compile(tree)
  compiled.set(key, result)
  if (!known) {
    result.catch(() => compiled.delete(key))
    const [oldest] = compiled.keys()
    if (compiled.size > mostCompiled && oldest !== undefined) compiled.delete(oldest)
  }
  return result
}
