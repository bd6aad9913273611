import {
  type BlockCatalogue,
  type Content,
  changeProps,
  fillProps,
  isRefused,
  nodeAt,
  type Patch,
  type TextPlace,
} from '@ashlar/sdk'
import { Check } from 'typebox/value'
import { WorkingCopy } from '../store/working-copy.ts'
import type { Match } from './matches.ts'
import { withRichSpans } from './rich-spans.ts'
import type { Span } from './sought.ts'

export interface Replaced {
  readonly patch: Patch
  readonly count: number
  /** Matches in locked blocks and in linked copies. */
  readonly kept: number
  /** Matches in texts that would not be allowed then: too long, or empty where something has to stand. */
  readonly refused: number
}

/** The words in place of the matches, as one change. A block whose text would not be allowed stays as it is. */
export function replaced(
  content: Content,
  catalogue: BlockCatalogue,
  matches: readonly Match[],
  words: string,
): Replaced {
  const copy = new WorkingCopy(content)
  let [count, refused] = [0, 0]
  const open = matches.filter(({ kept }) => kept === undefined)
  for (const inNode of Map.groupBy(open, ({ node }) => node).values()) {
    for (const inText of Map.groupBy(inNode, ({ place }) => place?.path.join('\n')).values()) {
      const changed = changedText(copy.content, catalogue, inText, words)
      if (!changed) {
        refused += inText.length
        continue
      }
      copy.apply(changed)
      count += inText.length
    }
  }
  const kept = matches.filter(({ kept }) => kept === 'locked' || kept === 'linked').length
  return { patch: copy.patch, count, refused, kept }
}

/** Of one text, in which all the matches stand. */
function changedText(
  content: Content,
  catalogue: BlockCatalogue,
  matches: readonly Match[],
  words: string,
): Patch | undefined {
  const [first] = matches
  const node = first && nodeAt(content, first.node)
  const block = node && catalogue.get(node.type)
  const place = first?.place
  const [name] = place?.path ?? []
  if (!node || !block || !place || typeof name !== 'string') return undefined
  const text = withSpans(place, matches, words)
  if (!Check(place.schema, text)) return undefined
  const props: Readonly<Record<string, unknown>> = fillProps(block, node.props)
  const outcome = changeProps(content, catalogue, first.node, {
    [name]: withAt(props[name], place.path.slice(1), text),
  })
  return isRefused(outcome) ? undefined : outcome.patch
}

function withSpans({ text, isRich }: TextPlace, spans: readonly Span[], words: string): string {
  if (isRich) return withRichSpans(text, spans, words)
  let end = 0
  const parts = spans.map((span) => {
    const before = text.slice(end, span.start)
    end = span.end
    return before + words
  })
  return parts.join('') + text.slice(end)
}

/** A value with another text at the end of the path; what does not lead there is copied. */
function withAt(value: unknown, [step, ...rest]: readonly (string | number)[], text: string): unknown {
  if (step === undefined) return text
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === step ? withAt(item, rest, text) : item))
  if (typeof value !== 'object' || value === null) return value
  return { ...value, [step]: withAt(Reflect.get(value, step), rest, text) }
}

/** Where to go on after one match was replaced: behind what was put in. -1 where nothing follows. */
export function afterReplaced(matches: readonly Match[], at: number, was: Match, words: string): number {
  const path = was.place?.path.join('\n')
  for (let index = at; index < matches.length; index++) {
    const match = matches[index]
    const isInside =
      match?.node === was.node && match.place?.path.join('\n') === path && match.start < was.start + words.length
    if (!isInside) return index
  }
  return matches.length > 0 ? 0 : -1
}
