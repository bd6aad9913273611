import type { Locator, Page } from '@playwright/test'

export interface Point {
  readonly x: number
  readonly y: number
}

export async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not drawn.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Takes hold of something and carries it to a point, without letting go. */
export async function carry(page: Page, what: Locator, to: Point): Promise<void> {
  const from = await middleOf(what)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, from.y + 8, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 6 })
}

/** Lets go, and waits as long as a click would still be taken for the end of the drag: dnd-kit does so for 50 ms. */
export async function letGo(page: Page): Promise<void> {
  await page.mouse.up()
  await page.evaluate(() => new Promise((done) => setTimeout(done, 50)))
}
