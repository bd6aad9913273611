import { address, visit } from './blocks-page.ts'
import { expect, test } from './demo-site.ts'

test('counters count once, the second when it is seen', async ({ browser, page, demo }) => {
  const visitor = await visit(browser, await address(page, demo))
  const [first, last] = [visitor.locator('.block-counter').first(), visitor.locator('.block-counter').last()]

  await test.step('the first counts at once, with its prefix (BLK-COUNTER-001)', async () => {
    await expect(first).toHaveAttribute('data-counting', 'done')
    await expect(first.locator('[data-count]')).toHaveText('12,000')
    await expect(first.locator('.counter-figure')).toHaveText(/^\$/)
  })

  await test.step('the last counts once it is seen (BLK-COUNTER-008)', async () => {
    await expect(last).not.toHaveAttribute('data-counting', 'done')
    await last.scrollIntoViewIfNeeded()
    await expect(last).toHaveAttribute('data-counting', 'done')
    await expect(last.locator('[data-count]')).toHaveText('98')
  })
  await visitor.context().close()
})

test('a counter counts from 0 to 100 in 5 s by default (BLK-COUNTER-002, BLK-COUNTER-003, BLK-COUNTER-004, BLK-COUNTER-005)', async ({
  browser,
  page,
  demo,
}) => {
  const at = await address(page, demo)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.clock.install({ time: 0 })
  await visitor.clock.pauseAt(1000)
  await visitor.goto(at)
  const counter = visitor.locator('.block-counter', { hasText: 'by default' })
  const figure = counter.locator('[data-count]')
  await expect(counter).toHaveAttribute('data-counting', '')
  await expect(figure).toHaveText('0')
  // It does not wait: a moment later it has moved.
  await visitor.clock.runFor(500)
  await expect(figure).not.toHaveText('0')
  await visitor.clock.runFor(4400)
  await expect(counter).toHaveAttribute('data-counting', '')
  await visitor.clock.runFor(200)
  await expect(counter).toHaveAttribute('data-counting', 'done')
  await expect(figure).toHaveText('100')
  await visitor.context().close()
})

test('carousels change by arrow, indicator, key, swipe and interval; the scroller passes by', async ({
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
  await expect(current(slow)).toHaveAccessibleName('Image 1')

  await test.step('a carousel is 300 px wide and high and fades by default (BLK-CAROUSEL-003, BLK-CAROUSEL-004, BLK-CAROUSEL-010)', async () => {
    const box = await slow.locator('.carousel-track').boundingBox()
    expect([box?.width, box?.height]).toEqual([300, 300])
    await expect(automatic.locator('.carousel-track')).toHaveAttribute('data-transition', 'fade')
    await expect(slow.locator('.carousel-track')).toHaveAttribute('data-transition', 'slide')
  })

  await test.step('its arrows, dots and keys change the picture (BLK-CAROUSEL-001, BLK-CAROUSEL-011, BLK-CAROUSEL-012)', async () => {
    await slow.getByRole('button', { name: 'Next image' }).click()
    await expect(current(slow)).toHaveAccessibleName('Image 2')
    await slow.getByRole('button', { name: 'Image 1' }).click()
    await expect(current(slow)).toHaveAccessibleName('Image 1')
    await slow.locator('.carousel-track').press('ArrowRight')
    await expect(current(slow)).toHaveAccessibleName('Image 2')
  })

  await test.step('a swipe of 40 px changes it, and one of 39 does not (BLK-CAROUSEL-015)', async () => {
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
    await expect(current(slow)).toHaveAccessibleName('Image 2')
    await swipe(40)
    await expect(current(slow)).toHaveAccessibleName('Image 1')
  })

  await test.step('with an interval it goes on by itself, without one it has nothing to pause (BLK-CAROUSEL-009, BLK-CAROUSEL-016)', async () => {
    await visitor.mouse.move(1400, 10)
    await automatic.scrollIntoViewIfNeeded()
    await expect(current(automatic)).toHaveAccessibleName('Image 2')
    await expect(current(automatic)).toHaveAccessibleName('Image 3')
    await expect(automatic.getByRole('button', { name: 'Pause' })).toHaveCount(1)
    await expect(slow.getByRole('button', { name: 'Pause' })).toHaveCount(0)
  })

  const scroller = visitor.locator('.block-image-scroller')
  const row = scroller.locator('.scroller-row').first()
  await test.step('a box that takes the focus stops the scroller (WCAG 2.2.2)', async () => {
    const pause = visitor.getByRole('checkbox', { name: 'Pause the images' })
    await pause.press('Space')
    await expect(pause).toBeChecked()
    await pause.blur()
    await visitor.mouse.move(0, 0)
    await expect(row).toHaveCSS('animation-play-state', 'paused')
    await pause.press('Space')
    await pause.blur()
    await expect(row).toHaveCSS('animation-play-state', 'running')
  })
  await test.step('the scroller goes its way at its speed (BLK-SCROLLER-001, BLK-SCROLLER-002)', async () => {
    await expect(row).toHaveCSS('animation-duration', '20s')
    await expect(row).toHaveCSS('animation-direction', 'reverse')
  })

  await test.step('its pictures are 150 px wide and high, and stand there twice (BLK-SCROLLER-004, BLK-SCROLLER-005, BLK-SCROLLER-007)', async () => {
    await expect(row.locator('img').first()).toHaveCSS('width', '150px')
    await expect(row.locator('img').first()).toHaveCSS('height', '150px')
    await expect(scroller.locator('.scroller-row')).toHaveCount(2)
    await expect(scroller.locator('.scroller-row').last().locator('img')).toHaveCount(await row.locator('img').count())
  })

  await test.step('its ends fade by a mask (BLK-SCROLLER-003)', async () => {
    await expect(scroller.locator('.scroller-track')).toHaveCSS('mask-image', /^linear-gradient/)
  })
  await visitor.context().close()
})

test('sliders show slides of blocks, the active one first, and rest when told to', async ({ browser, page, demo }) => {
  const visitor = await visit(browser, await address(page, demo))
  const [content, plain] = [
    visitor.locator('.block-content-slider').first(),
    visitor.locator('.block-content-slider').last(),
  ]
  const hero = visitor.locator('.block-hero-slider')
  const [slider, six] = [visitor.locator('.block-slider').first(), visitor.locator('.block-slider').last()]
  /** How many of its slides stand beside each other. */
  const inView = (each: typeof slider) =>
    each.locator('.slider-row').evaluate((row) => row.clientWidth / (row.firstElementChild?.clientWidth ?? 1))

  await test.step('a slider has five slides and goes on by itself by default (BLK-SLIDER-001, BLK-SLIDER-003)', async () => {
    await slider.scrollIntoViewIfNeeded()
    await expect(slider).toHaveAttribute('data-ready')
    await expect(slider.locator('.slider-row > li')).toHaveCount(5)
    await expect(slider.getByRole('button', { name: 'Pause' })).toBeVisible()
  })

  await test.step('a content slider shows its active slide first (BLK-CSLIDER-001, BLK-CSLIDER-002)', async () => {
    await content.scrollIntoViewIfNeeded()
    await expect(content).toHaveAttribute('data-ready')
    await expect(content.locator('.carousel-track > li')).toHaveCount(3)
    await expect(content.getByText('Quieter and lighter.')).toBeVisible()
    await expect(content.getByText('They sent a photo.')).toBeHidden()
  })

  await test.step('its controls and indicators change the slide (BLK-CSLIDER-005, BLK-CSLIDER-006)', async () => {
    await content.getByRole('button', { name: 'Next slide' }).click()
    await expect(content.getByText('Her scratches.')).toBeVisible()
    await content.getByRole('button', { name: 'Slide 1' }).click()
    await expect(content.getByText('They sent a photo.')).toBeVisible()
  })

  await test.step('it takes its width; by default it is 300 px wide and high, fades and rests (BLK-CSLIDER-008, BLK-CSLIDER-009, BLK-CSLIDER-010, BLK-CSLIDER-011)', async () => {
    expect((await content.boundingBox())?.width).toBe(900)
    await plain.scrollIntoViewIfNeeded()
    await expect(plain).toHaveAttribute('data-ready')
    const track = plain.locator('.carousel-track')
    const box = await track.boundingBox()
    expect([box?.width, box?.height]).toEqual([300, 300])
    await expect(track).toHaveAttribute('data-transition', 'fade')
    await expect(plain.getByRole('button', { name: 'Next slide' })).toBeVisible()
    await expect(plain.getByRole('button', { name: 'Pause' })).toHaveCount(0)
  })

  await test.step('a hero slider slides, goes on by itself and rests (BLK-HERO-001, BLK-HERO-002, BLK-CSLIDER-004)', async () => {
    await visitor.mouse.move(1400, 10)
    await hero.scrollIntoViewIfNeeded()
    await expect(hero.locator('.carousel-track')).toHaveAttribute('data-transition', 'slide')
    const current = hero.locator('.carousel-dots [aria-current]')
    await expect(current).toHaveAccessibleName('Slide 2')
    await expect(hero.getByText('Forty bikes sleep upstairs.')).toBeInViewport()
    await hero.getByRole('button', { name: 'Pause' }).click()
    await expect(hero.getByRole('button', { name: 'Play' })).toBeVisible()
    await expect(hero.locator('.carousel-track')).toHaveAttribute('aria-live', 'polite')
    await hero.getByRole('button', { name: 'Slide 1' }).click()
    await expect(hero.getByRole('heading', { name: 'Built for the road you ride' })).toBeInViewport()
    expect((await hero.locator('.carousel-track').boundingBox())?.height).toBe(640)
  })

  await test.step('a slider shows five at once or as many as it is told, and begins again at its end (BLK-SLIDER-002)', async () => {
    const row = slider.locator('.slider-row')
    expect(Math.floor(await inView(slider))).toBe(4)
    expect(Math.floor(await inView(six))).toBe(5)
    // It went on by itself meanwhile: the fifth slide is in view, and after it the first one again.
    const passed = () => row.evaluate((each) => each.scrollLeft)
    // At rest there: a click in the middle of the way would go to the end first.
    const left = () => row.evaluate((each) => each.scrollWidth - each.clientWidth - each.scrollLeft)
    await expect.poll(left).toBeLessThan(1)
    await slider.getByRole('button', { name: 'Pause' }).click()
    await slider.getByRole('button', { name: 'Next slide' }).click()
    await expect.poll(passed).toBe(0)
    await slider.getByRole('button', { name: 'Previous slide' }).click()
    await expect.poll(passed).toBeGreaterThan(200)
  })
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

test('issue 16: on paper stand the end number of a counter and the first slide', async ({ browser, page, demo }) => {
  const visitor = await visit(browser, await address(page, demo))
  const counter = visitor.locator('.block-counter').first()
  await expect(counter).toHaveAttribute('data-counting', /^/)
  await visitor.emulateMedia({ media: 'print' })
  await expect(counter.locator('[data-count]')).toBeHidden()
  await expect(counter.locator('.visually-hidden')).toHaveCSS('position', 'static')
  await expect(counter.locator('.visually-hidden')).toHaveText('12,000')
  const slides = visitor.locator('.block-image-carousel[data-island]').first().locator('.carousel-track > li')
  await expect(slides.nth(0)).toBeVisible()
  await expect(slides.nth(1)).toBeHidden()
  await visitor.context().close()
})
