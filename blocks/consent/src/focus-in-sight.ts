/** Space between the panel and what has the focus, in CSS pixels. */
const gap = 16

/** While the panel is open, what takes the focus behind it is scrolled into sight (WCAG 2.4.11). */
export function keepFocusInSight(panel: HTMLElement): void {
  new ResizeObserver(() => {
    document.body.style.setProperty('--consent-room', `${panel.offsetHeight + 2 * gap}px`)
  }).observe(panel)
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || panel.contains(target) || panel.offsetHeight === 0) return
    const [focused, over] = [target.getBoundingClientRect(), panel.getBoundingClientRect()]
    const isBeside = focused.right < over.left || focused.left > over.right || focused.bottom < over.top
    if (!isBeside) scrollBy({ top: focused.bottom - over.top + gap, behavior: 'instant' })
  })
}
