import { expect } from '@playwright/test'
import type { EditorPage } from './editor-page.ts'
import { differingShare } from './same-pixels.ts'

/**
 * As far as their pixels go, the whole page in the preview of the canvas, with header, title and footer, is the page that
 * visitors get, on each kind of device.
 */
export async function expectSameAsPublished(editor: EditorPage): Promise<void> {
  const { page, frame, demo } = editor
  const before = page.viewportSize()
  const width = page.getByRole('spinbutton', { name: 'Width of the page' })
  const inner = frame.locator('html')
  const visitor = await page.context().browser()?.newPage({ reducedMotion: 'reduce' })
  if (!visitor) throw new Error('There is no browser for a visitor.')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Where it is edited, what stands around the page is paler.
  await page.getByRole('button', { name: 'Preview' }).click()
  await visitor.goto(`${demo.url}/${editor.slug}`)
  const live = visitor.locator('html')
  for (const wide of [1440, 768, 390]) {
    await visitor.setViewportSize({ width: wide, height: 1000 })
    const tall = await visitor.evaluate(() => document.documentElement.scrollHeight)
    // First, as the field follows the window as long as no width is chosen.
    await width.fill(String(wide))
    // At its own size, and as tall as the page: the editor has bars above and below.
    await page.setViewportSize({ width: 2400, height: tall })
    await expect.poll(() => inner.evaluate(() => innerWidth)).toBe(wide)
    await expect
      .poll(async () => {
        const missing = tall - (await inner.evaluate(() => innerHeight))
        const height = (page.viewportSize()?.height ?? tall) + missing
        if (missing !== 0) await page.setViewportSize({ width: 2400, height })
        return missing
      })
      .toBe(0)
    // Heights in shares of the window are those of the same window.
    await visitor.setViewportSize({ width: wide, height: tall })
    await inner.evaluate(drawn)
    await live.evaluate(drawn)
    const inCanvas = await inner.screenshot({ animations: 'disabled' })
    const asLive = await live.screenshot({ animations: 'disabled' })
    expect(await differingShare(page, inCanvas, asLive), `${editor.slug} at ${wide} pixels`).toBeLessThan(0.01)
  }
  await visitor.close()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.setViewportSize(before ?? { width: 1440, height: 900 })
}

/** Once fonts and pictures have come, those further down too. */
async function drawn(html: HTMLElement): Promise<void> {
  const { ownerDocument: page } = html
  await page.fonts.ready
  const pictures = [...page.images].map((picture) => {
    picture.loading = 'eager'
    return picture.decode().catch(() => undefined)
  })
  await Promise.all(pictures)
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}
