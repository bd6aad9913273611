/** Of a page's width, above which a block covers what a link leads to; a narrower one stands beside it. */
const covering = 0.6

/** px that links to places of the page leave free for a block that stays in sight; 0 where it covers nothing. */
export function anchorRoom(
  box: { readonly width: number; readonly height: number },
  page: { readonly width: number },
): number {
  if (box.width < page.width * covering) return 0
  return Math.min(Math.ceil(box.height), 1000)
}
