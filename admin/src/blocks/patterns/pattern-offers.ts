import { type Content, type InitialNode, patternContent, type Refusal, unknownTypes } from '@ashlar/sdk'
import { texts } from '@ashlar/sdk/ui'
import type { LoadedBlocks } from '../loaded-blocks.ts'

const t = texts('admin')

/** Sections or a whole page of a package, as the library shows them. */
export interface PatternOffer {
  /** Unique among all packages. */
  readonly key: string
  readonly title: string
  /** Of a whole page; empty for sections. */
  readonly description: string
  /** Of sections; empty for a whole page. */
  readonly group: string
  readonly keywords: readonly string[]
  /** A page of it, or why it can't be used: made and checked when it is asked for first, the same from then on. */
  content(): { readonly content: Content } | Refusal
}

/** Something that a package brings and that can't be used on this website, with the reason as a sentence. */
export interface NotOffered {
  readonly title: string
  readonly reason: string
}

interface Described {
  readonly id: string
  readonly title: string
  readonly description?: string
  readonly group?: string
  readonly keywords?: readonly string[]
  readonly blocks: readonly InitialNode[]
}

/**
 * One pattern of a package. Whether its blocks are there is looked at now, whether their props are right when it is shown:
 * the library opens at once, however many patterns there are.
 */
export function offerOf(packageName: string, pattern: Described, blocks: LoadedBlocks): PatternOffer | NotOffered {
  const { id, title, description = '', group = '', keywords = [] } = pattern
  try {
    const [missing] = unknownTypes(blocks.catalogue, pattern.blocks)
    if (missing !== undefined) return { title, reason: reasonWithout(missing, blocks) }
  } catch (error) {
    return { title, reason: unreadable(error) }
  }
  let known: ReturnType<PatternOffer['content']> | undefined
  const content = () => {
    known ??= made(pattern.blocks, blocks)
    return known
  }
  return { key: `${packageName}/${id}`, title, description, group, keywords, content }
}

export const isOffer = (one: PatternOffer | NotOffered): one is PatternOffer => 'content' in one

function made(initial: readonly InitialNode[], { catalogue }: LoadedBlocks): ReturnType<PatternOffer['content']> {
  try {
    return patternContent(catalogue, initial)
  } catch (error) {
    return { refused: unreadable(error) }
  }
}

/** A module that is off, a plan or a stopped package says why itself. */
function reasonWithout(type: string, blocks: LoadedBlocks): string {
  return blocks.failures.get(type) ?? t('No installed package provides the block "{type}".', { type })
}

const unreadable = (error: unknown): string =>
  t('It could not be read: {why}', { why: error instanceof Error ? error.message : String(error) })
