import { idleStyle, styleOf } from './marks.ts'

/** An item of a list as Word writes it: a paragraph that says so in its style. */
export interface WordItem {
  /** From 0. */
  readonly level: number
  readonly isNumbered: boolean
}

export function wordItem(element: Element): WordItem | undefined {
  const level = /\blevel([1-9])/.exec(styleOf(element).get('mso-list') ?? '')?.[1]
  if (level === undefined) return undefined
  const mark = [...element.querySelectorAll(`[style],[${idleStyle}]`)].find(isWordMark)?.textContent ?? ''
  return { level: Number(level) - 1, isNumbered: /^\s*\(?([0-9]+|[a-z]{1,5})[.)]/i.test(mark) }
}

/** The bullet or number itself, which the list brings. */
export const isWordMark = (element: Element): boolean => styleOf(element).get('mso-list') === 'ignore'

/** What a paragraph is by the name of its style. */
export function wordStyle(element: Element): 'title' | 'subtitle' | 'quote' | undefined {
  const name = element.getAttribute('class') ?? ''
  if (/\bMsoTitle\b/.test(name)) return 'title'
  if (/\bMsoSubtitle\b/.test(name)) return 'subtitle'
  return /\bMso(Intense)?Quote\b/.test(name) ? 'quote' : undefined
}
