import { address, visit } from './blocks-page.ts'
import { expect, test } from './demo-site.ts'

test('counters count once, the second when it is seen (BLK-COUNTER-001, BLK-COUNTER-002, BLK-COUNTER-003, BLK-COUNTER-004, BLK-COUNTER-005, BLK-COUNTER-008)', async ({
  browser,
  page,
  demo,
}) => {
  const visitor = await visit(browser, await address(page, demo))
  const [first, second] = [visitor.locator('.block-counter').first(), visitor.locator('.block-counter').last()]
  await expect(first).toHaveAttribute('data-counting', 'done')
  await expect(first.locator('[data-count]')).toHaveText('12,000')
  await expect(second).not.toHaveAttribute('data-counting', 'done')
  await second.scrollIntoViewIfNeeded()
  await expect(second).toHaveAttribute('data-counting', 'done')
  await visitor.context().close()
})

test('carousels change by arrow, indicator, key, swipe of 40 px and interval; the scroller passes by (BLK-CAROUSEL-001, BLK-CAROUSEL-003, BLK-CAROUSEL-004, BLK-CAROUSEL-009, BLK-CAROUSEL-010, BLK-CAROUSEL-011, BLK-CAROUSEL-012, BLK-CAROUSEL-014, BLK-CAROUSEL-015, BLK-CAROUSEL-016, BLK-SCROLLER-001, BLK-SCROLLER-002, BLK-SCROLLER-003, BLK-SCROLLER-004, BLK-SCROLLER-005, BLK-SCROLLER-007)', async ({
  browser,
  page,
  demo,
}) => {
  const visitor = await visit(browser, await address(page, demo))
  const [automatic, slow] = [
    visitor.locator('.block-image-carousel').first(),
    visitor.locator('.block-image-carousel').last(),
  ]
  const current = (carousel: typeof slow) => carousel.locator('.carousel-dots [aria-current]')
  await slow.scrollIntoViewIfNeeded()
  await expect(current(slow)).toHaveAccessibleName('Picture 1')
  const box = await slow.locator('.carousel-track').boundingBox()
  expect([box?.width, box?.height]).toEqual([300, 300])
  await slow.getByRole('button', { name: 'Next picture' }).click()
  await expect(current(slow)).toHaveAccessibleName('Picture 2')
  await slow.getByRole('button', { name: 'Picture 1' }).click()
  await expect(current(slow)).toHaveAccessibleName('Picture 1')
  await slow.locator('.carousel-track').press('ArrowRight')
  await expect(current(slow)).toHaveAccessibleName('Picture 2')
  const swipe = async (pixels: number) => {
    const place = await slow.locator('.carousel-track').boundingBox()
    if (!place) throw new Error('The carousel is not there.')
    const [x, y] = [place.x + 150, place.y + 150]
    await visitor.mouse.move(x, y)
    await visitor.mouse.down()
    await visitor.mouse.move(x + pixels, y)
    await visitor.mouse.up()
  }
  await swipe(39)
  await expect(current(slow)).toHaveAccessibleName('Picture 2')
  await swipe(40)
  await expect(current(slow)).toHaveAccessibleName('Picture 1')
  // Nobody is there: the first one goes on by itself.
  await visitor.mouse.move(1400, 10)
  await automatic.scrollIntoViewIfNeeded()
  await expect(current(automatic)).toHaveAccessibleName('Picture 2')
  await expect(current(automatic)).toHaveAccessibleName('Picture 3')

  const row = visitor.locator('.scroller-row').first()
  await expect(row).toHaveCSS('animation-duration', '20s')
  await expect(row).toHaveCSS('animation-direction', 'reverse')
  await expect(row.locator('img').first()).toHaveCSS('width', '150px')
  await visitor.context().close()
})

test('sliders show slides of blocks, the active one first, go on by themselves and rest when told to (BLK-SLIDER-001, BLK-SLIDER-002, BLK-SLIDER-003, BLK-CSLIDER-001, BLK-CSLIDER-004, BLK-CSLIDER-005, BLK-CSLIDER-006, BLK-CSLIDER-008, BLK-CSLIDER-009, BLK-CSLIDER-010, BLK-CSLIDER-011, BLK-CSLIDER-012, BLK-HERO-001, BLK-HERO-002)', async ({
  browser,
  page,
  demo,
}) => {
  const visitor = await visit(browser, await address(page, demo))
  const [content, hero] = [visitor.locator('.block-content-slider'), visitor.locator('.block-hero-slider')]
  const slider = visitor.locator('.block-slider')
  await slider.scrollIntoViewIfNeeded()
  await expect(slider).toHaveAttribute('data-ready')
  await expect(slider.locator('.slider-row > li')).toHaveCount(5)
  await expect(slider.getByRole('button', { name: 'Pause' })).toBeVisible()
  await content.scrollIntoViewIfNeeded()
  await expect(content).toHaveAttribute('data-ready')
  await expect(content.getByText('Quieter and lighter.')).toBeVisible()
  await expect(content.getByText('They sent a photo.')).toBeHidden()
  await content.getByRole('button', { name: 'Next slide' }).click()
  await expect(content.getByText('Her scratches.')).toBeVisible()
  await content.getByRole('button', { name: 'Slide 1' }).click()
  await expect(content.getByText('They sent a photo.')).toBeVisible()
  const box = await content.boundingBox()
  expect(box?.width).toBe(900)
  expect((await content.locator('.carousel-track').boundingBox())?.height).toBe(300)

  await visitor.mouse.move(1400, 10)
  await hero.scrollIntoViewIfNeeded()
  const current = hero.locator('.carousel-dots [aria-current]')
  await expect(current).toHaveAccessibleName('Slide 2')
  await expect(hero.getByText('Forty bikes sleep upstairs.')).toBeInViewport()
  await hero.getByRole('button', { name: 'Pause' }).click()
  await expect(hero.getByRole('button', { name: 'Play' })).toBeVisible()
  await expect(hero.locator('.carousel-track')).toHaveAttribute('aria-live', 'polite')
  await hero.getByRole('button', { name: 'Slide 1' }).click()
  await expect(hero.getByRole('heading', { name: 'Built for the road you ride' })).toBeInViewport()
  expect((await hero.locator('.carousel-track').boundingBox())?.height).toBe(640)
  // It went on by itself meanwhile: the fifth slide is in view, and after it the first one again.
  const passed = () => slider.locator('.slider-row').evaluate((row) => row.scrollLeft)
  // At rest there: a click in the middle of the way would go to the end first.
  const left = () => slider.locator('.slider-row').evaluate((row) => row.scrollWidth - row.clientWidth - row.scrollLeft)
  await expect.poll(left).toBeLessThan(1)
  await slider.getByRole('button', { name: 'Pause' }).click()
  await slider.getByRole('button', { name: 'Next slide' }).click()
  await expect.poll(passed).toBe(0)
  await slider.getByRole('button', { name: 'Previous slide' }).click()
  await expect.poll(passed).toBeGreaterThan(200)
  await visitor.context().close()
})

test('nothing moves for those who do not want it (BLK-COUNTER-008, BLK-SCROLLER-008)', async ({
  browser,
  page,
  demo,
}) => {
  const visitor = await visit(browser, await address(page, demo), { reducedMotion: 'reduce' })
  await expect(visitor.getByRole('tab', { selected: true }).first()).toBeVisible()
  await visitor.locator('.block-counter').last().scrollIntoViewIfNeeded()
  await expect(visitor.locator('.block-counter').last()).toContainText('98')
  await expect(visitor.locator('[data-counting]')).toHaveCount(0)
  await expect(visitor.locator('.scroller-row').first()).toHaveCSS('animation-name', 'none')
  await expect(visitor.locator('.scroller-row').last()).toBeHidden()
  await visitor.context().close()
})
