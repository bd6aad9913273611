import { Fragment } from 'react'

/** A text with each place marked that begins a word and matches one of the typed words; underlined, never only coloured. */
export function Marked({ text, words }: { readonly text: string; readonly words: string }) {
  return markedParts(text, words).map(({ at, part, isMatch }) =>
    isMatch ? <mark key={at}>{part}</mark> : <Fragment key={at}>{part}</Fragment>,
  )
}

interface MarkedPart {
  /** Where in the text it begins. */
  readonly at: number
  readonly part: string
  readonly isMatch: boolean
}

export function markedParts(text: string, words: string): readonly MarkedPart[] {
  const wanted = words.split(/\s+/).filter((word) => word !== '')
  if (wanted.length === 0) return [{ at: 0, part: text, isMatch: false }]
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${wanted.map(literally).join('|')})`, 'giu')
  const parts: MarkedPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(pattern)) {
    if (index > end) parts.push({ at: end, part: text.slice(end, index), isMatch: false })
    parts.push({ at: index, part: found, isMatch: true })
    end = index + found.length
  }
  if (end < text.length) parts.push({ at: end, part: text.slice(end), isMatch: false })
  return parts
}

const literally = (word: string) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
