// Walks through screens by the Tab key: whatever has the focus shows its whole ring (WCAG 2.4.7, 2.4.11).
import type { Page } from '@playwright/test'
import { EditorPage } from './editor-page.ts'
import { expect, follow, test } from './test.ts'

const screens = {
  '/admin/pages': 'Pages',
  '/admin/pages/new': 'New page',
  '/admin/media': 'Media',
  '/admin/media?view=list': 'Media',
  '/admin/customers': 'Customers',
  '/admin/roles': 'Roles',
  '/admin/packages': 'Packages',
  '/admin/setting/general': 'General',
}

for (const width of [1440, 390]) {
  test(`no ring of the focus is cut off by what scrolls around it, at ${width} px`, async ({ page, demo }) => {
    await page.setViewportSize({ width, height: 844 })
    await demo.signIn(page)
    await page.goto(`${demo.url}/admin`)
    for (const [path, title] of Object.entries(screens)) {
      await follow(page, path)
      await expect(page.getByRole('heading', { name: title, level: 1 }), path).toBeVisible()
      await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0)
      expect(await cutRings(page), path).toEqual([])
    }
  })
}

test('no ring of the focus is cut off in the panels of the editor', async ({ page, demo }) => {
  const editor = await EditorPage.onPageWith(page, demo, 'Rings', { type: 'image' })
  await editor.block('image').click()
  await expect(page.getByRole('complementary', { name: 'Settings' })).toBeVisible()
  expect(await cutRings(page)).toEqual([])
})

/** Steps at most on one screen. */
const mostSteps = 160

/** What has the focus, step by step until it comes round, where its ring is cut off. */
async function cutRings(page: Page): Promise<string[]> {
  const cut = new Set<string>()
  await page.evaluate(() => document.body.focus())
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(ringOfFocus)
    if (found === 'round') break
    if (found !== '') cut.add(found)
  }
  return [...cut]
}

/** Empty when the ring is whole; else what has it and what cuts it. `round`: the focus has been there already. */
function ringOfFocus(): string {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body || focused.tagName === 'IFRAME') return ''
  if (focused.dataset['ringSeen'] === location.href) return 'round'
  focused.dataset['ringSeen'] = location.href
  // A box around a control may have the ring in its place.
  let ringed: Element = focused
  for (let near: Element | null = focused, up = 0; near && up < 4; near = near.parentElement, up += 1) {
    const { outlineStyle, outlineWidth } = getComputedStyle(near)
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) === 0) continue
    ringed = near
    break
  }
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(ringed)
  const around = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
  const [box] = ringed.getClientRects()
  if (outlineStyle === 'none' || around <= 0 || !box || box.width < 2) return ''
  for (let near = ringed.parentElement; near && near !== document.body; near = near.parentElement) {
    const style = getComputedStyle(near)
    const margin = style.overflowX === 'clip' ? Number.parseFloat(style.overflowClipMargin) || 0 : 0
    const place = near.getBoundingClientRect()
    const [left, top] = [place.left + near.clientLeft, place.top + near.clientTop]
    const across = Math.max(left - margin - (box.left - around), box.right + around - (left + near.clientWidth + margin))
    const down = Math.max(top - margin - (box.top - around), box.bottom + around - (top + near.clientHeight + margin))
    const by = Math.max(style.overflowX === 'visible' ? 0 : across, style.overflowY === 'visible' ? 0 : down)
    if (by > 0.6 && near.clientWidth > 0) {
      const name = (ringed.getAttribute('aria-label') ?? ringed.textContent ?? '').trim().slice(0, 30)
      return `${ringed.tagName.toLowerCase()} “${name}” by ${Math.round(by)} px in .${near.className}`
    }
    if (style.position === 'fixed') break
  }
  return ''
}
