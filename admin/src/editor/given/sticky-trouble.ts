/** What hinders a block from staying in sight, or where it ends to. */
export type StickyState =
  | { readonly kind: 'stays'; readonly within: string | undefined }
  /** Within one line of cells. */
  | { readonly kind: 'stays-in-line'; readonly within: string | undefined }
  /** An element around it cuts off or scrolls: the block stays in sight within that, which does not move. */
  | { readonly kind: 'cut-off'; readonly by: string | undefined }
  | { readonly kind: 'nowhere'; readonly within: string | undefined }
  | { readonly kind: 'taller' }

/** px that count as nothing. */
const nearly = 1

/** How the block fares as it stands in the canvas. `id`s are those of the blocks around it. */
export function stickyState(element: HTMLElement): StickyState {
  const view = element.ownerDocument.defaultView
  const parent = element.parentElement
  if (!view || !parent) return { kind: 'stays', within: undefined }
  for (let around: HTMLElement | null = parent; around && around.tagName !== 'BODY'; around = around.parentElement) {
    const { overflowX, overflowY } = view.getComputedStyle(around)
    if ([overflowX, overflowY].some((overflow) => !['visible', 'clip'].includes(overflow))) {
      return { kind: 'cut-off', by: idOf(around) }
    }
  }
  const within = idOf(parent)
  const style = view.getComputedStyle(parent)
  if (style.display.endsWith('grid')) return { kind: 'stays-in-line', within }
  if (isLastAndUnmoved(element, parent, style, view)) return { kind: 'nowhere', within }
  const box = element.getBoundingClientRect()
  return box.height > view.innerHeight ? { kind: 'taller' } : { kind: 'stays', within }
}

/** It ends where the block around it ends, and stands where it would stand anyway: nothing is left to go along. */
function isLastAndUnmoved(
  element: HTMLElement,
  parent: HTMLElement,
  style: CSSStyleDeclaration,
  view: Window,
): boolean {
  const own = element.getBoundingClientRect()
  const all = parent.getBoundingClientRect()
  const end = all.bottom - pixels(style.paddingBottom) - pixels(style.borderBottomWidth)
  const { marginTop, marginBottom } = view.getComputedStyle(element)
  if (own.bottom + pixels(marginBottom) < end - nearly) return false
  const isRow = style.display.endsWith('flex') && style.flexDirection.startsWith('row')
  const before = isRow ? null : element.previousElementSibling
  const start = before
    ? before.getBoundingClientRect().bottom + pixels(style.rowGap)
    : all.top + pixels(style.paddingTop) + pixels(style.borderTopWidth)
  return own.top - pixels(marginTop) <= start + nearly
}

const pixels = (length: string) => Number.parseFloat(length) || 0

const idOf = (element: HTMLElement) => element.closest<HTMLElement>('[data-node]')?.dataset['node']
