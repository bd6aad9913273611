import { styleOf } from './marks.ts'

export const isList = (tag: string) => tag === 'UL' || tag === 'OL'

/** The lists of an item, not those within them. */
export function listsIn(item: Element): Element[] {
  return [...item.querySelectorAll('ul,ol')].filter((list) => list.parentElement?.closest('ul,ol,li') === item)
}

export function isHidden(element: Element): boolean {
  const style = styleOf(element)
  return element.hasAttribute('hidden') || style.get('display') === 'none' || style.get('mso-hide') === 'all'
}

/** Without a word. */
export const isBlank = (element: Element) => (element.textContent ?? '').trim() === ''

export const isDot = (element: Element) =>
  ['width', 'height'].some((side) => /^[0-2](px)?$/.test(element.getAttribute(side)?.trim() ?? ''))

export const isCheckbox = (element: Element) => element.getAttribute('type')?.toLowerCase() === 'checkbox'
export const boxOf = (element: Element) => (element.hasAttribute('checked') ? '☑ ' : '☐ ')

export function alignmentOf(element: Element): string {
  const align = styleOf(element).get('text-align') ?? element.getAttribute('align')?.toLowerCase()
  if (align === 'center') return ' data-align="center"'
  return align === 'right' || align === 'end' ? ' data-align="end"' : ''
}
