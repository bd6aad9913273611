import type { Locator, Page } from '@playwright/test'
import { carry, letGo, middleOf } from './carry.ts'
import { bringGallery, openPart } from './kit-gallery.ts'
import { expect, expectAccessible, test } from './test.ts'

test.beforeEach(({ page, demo }) => bringGallery(page, demo))

const board = (page: Page, name = 'Studio board') => page.getByRole('region', { name, exact: true })
const column = (page: Page, name: string) => board(page).getByRole('group', { name, exact: true })
const card = (page: Page, name: string) => board(page).getByRole('article', { name, exact: true })
const cardsOf = (page: Page, name: string) =>
  column(page, name)
    .getByRole('article')
    .evaluateAll((cards) => cards.map((each) => each.getAttribute('aria-label')))
const spoken = (page: Page, name = 'Studio board') =>
  page
    .locator('.brd', { has: board(page, name) })
    .getByRole('status')
    .first()

/** A point just below or above the middle of a card. */
async function beside(target: Locator, by: number) {
  const { x, y } = await middleOf(target)
  return { x, y: y + by }
}

test('cards are dragged between columns, with one request, and a refused one comes back with the reason (issue 19)', async ({
  page,
  demo,
}) => {
  await openPart(page, demo.url, 'board')
  await expect(column(page, 'Throwing').getByText('3 of at most 2 cards')).toBeAttached()
  await carry(page, card(page, 'Bread bowls'), await beside(card(page, 'Wedding platters'), 12))
  await expect(spoken(page)).toHaveText('Bread bowls, position 3 of 4 in Throwing')
  await letGo(page)
  await expect(spoken(page)).toHaveText('Bread bowls moved to position 3 of 4 in Throwing')
  await expect(page.getByText('Requests: 1.')).toBeVisible()
  expect((await cardsOf(page, 'Throwing')).slice(1, 3)).toEqual(['Wedding platters', 'Bread bowls'])

  await carry(page, card(page, 'Bread bowls'), await beside(card(page, 'Breakfast set'), -12))
  await expect(spoken(page)).toHaveText('Bread bowls, position 1 of 4 in Throwing')
  await letGo(page)
  await expect
    .poll(() => cardsOf(page, 'Throwing'))
    .toEqual([
      'Bread bowls',
      'Breakfast set',
      'Wedding platters',
      'Planters in three sizes, with saucers and a drain each',
    ])

  await carry(page, card(page, 'Chapel font'), await middleOf(column(page, 'Glazing')))
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(spoken(page)).toHaveText('Chapel font: not moved')
  expect(await cardsOf(page, 'Enquiry')).toEqual(['Tiles for the library stair', 'Chapel font'])

  await carry(page, card(page, 'Chapel font'), await middleOf(column(page, 'Firing')))
  await page.mouse.up()
  await expect.poll(() => cardsOf(page, 'Firing')).toEqual(['Chapel font'])
  await expect(page.getByText('“Chapel font” could not be moved')).toBeVisible()
  await expect.poll(() => cardsOf(page, 'Firing')).toEqual([])
  expect(await cardsOf(page, 'Enquiry')).toEqual(['Tiles for the library stair', 'Chapel font'])
  await expect(spoken(page)).toHaveText('Chapel font: not moved. The kiln is being repaired, so nothing can be fired.')
  await expect(page.getByText('Requests: 3.')).toBeVisible()
})

test('several cards and whole columns are dragged, and edges scroll (issue 19)', async ({ page, demo }) => {
  await openPart(page, demo.url, 'board')
  await card(page, 'Bread bowls').click({ modifiers: ['Control'] })
  await card(page, 'Chapel font').click({ modifiers: ['Shift'] })
  await expect(board(page).getByRole('article', { name: /, selected$/ })).toHaveCount(3)
  await carry(page, card(page, 'Chapel font, selected'), await beside(card(page, 'Celadon tests'), 12))
  await expect(page.locator('.brd__drag').getByText('3 cards')).toBeVisible()
  await expect(spoken(page)).toHaveText('3 cards, position 2 of 5 in Glazing')
  await letGo(page)
  await expect
    .poll(() => cardsOf(page, 'Glazing'))
    .toEqual([
      'Celadon tests',
      'Bread bowls, selected',
      'Tiles for the library stair, selected',
      'Chapel font, selected',
      'Tide restock',
    ])
  await expect(column(page, 'Enquiry').getByText('No cards')).toBeVisible()
  await card(page, 'Tide restock').click()
  await expect(page.getByText('Opened Tide restock')).toBeVisible()
  await expect(board(page).getByRole('article', { name: /, selected$/ })).toHaveCount(0)

  const delivered = await middleOf(column(page, 'Delivered').getByRole('heading'))
  await carry(page, column(page, 'Enquiry').getByRole('heading'), { ...delivered, x: delivered.x + 40 })
  await expect(spoken(page)).toHaveText('Enquiry, column 5 of 5')
  await page.mouse.up()
  await expect(spoken(page)).toHaveText('Enquiry moved to column 5 of 5')
  await expect(board(page).getByRole('heading', { level: 2 })).toHaveText([
    'Throwing',
    'Glazing',
    'Firing',
    'Delivered',
    'Enquiry',
  ])

  const many = board(page, 'Many cards')
  await many.scrollIntoViewIfNeeded()
  const list = await many.boundingBox()
  if (!list) throw new Error('The board is not drawn.')
  await carry(page, many.getByRole('article', { name: 'Card 1', exact: true }), {
    x: list.x + 100,
    y: list.y + list.height - 8,
  })
  await expect(many.getByRole('article', { name: 'Card 101', exact: true })).toBeVisible()
  // The line follows the list that moves under a pointer at rest.
  await expect(page.locator('.brd__say')).toHaveText(/^Card 1, position \d{2,3} of 400 in Enquiry$/)
  await page.keyboard.press('Escape')
  await page.mouse.up()
})

test('a board is worked by keys alone, and says each step (issue 19)', async ({ page, demo }) => {
  await openPart(page, demo.url, 'board')
  await card(page, 'Bread bowls').focus()
  await page.keyboard.press('ArrowDown')
  await expect(card(page, 'Tiles for the library stair')).toBeFocused()
  await expect(card(page, 'Tiles for the library stair')).toHaveAccessibleDescription(/^Press Space to pick it up\./)
  await page.keyboard.press('Space')
  await expect(spoken(page)).toHaveText('Tiles for the library stair, position 2 of 3 in Enquiry')
  await page.keyboard.press('ArrowRight')
  await expect(spoken(page)).toHaveText('Tiles for the library stair, position 2 of 4 in Throwing')
  await page.keyboard.press('ArrowUp')
  await expect(spoken(page)).toHaveText('Tiles for the library stair, position 1 of 4 in Throwing')
  await page.keyboard.press('Space')
  await expect(spoken(page)).toHaveText('Tiles for the library stair moved to position 1 of 4 in Throwing')
  await expect(card(page, 'Tiles for the library stair')).toBeFocused()
  expect((await cardsOf(page, 'Throwing'))[0]).toBe('Tiles for the library stair')

  await page.keyboard.press('Space')
  await page.keyboard.press('End')
  await expect(spoken(page)).toHaveText('Tiles for the library stair, position 4 of 4 in Throwing')
  await page.keyboard.press('Escape')
  await expect(spoken(page)).toHaveText('Tiles for the library stair: not moved')
  await expect(card(page, 'Tiles for the library stair')).toBeFocused()

  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(spoken(page)).toContainText('Tiles for the library stair: not moved. The kiln is being repaired')
  await expect(column(page, 'Throwing').getByRole('article', { name: 'Tiles for the library stair' })).toBeFocused()

  await page.keyboard.press('Shift+ArrowDown')
  await expect(board(page).getByRole('article', { name: /, selected$/ })).toHaveCount(2)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(spoken(page)).toHaveText('2 cards moved to position 1 of 4 in Glazing')
  await page.keyboard.press('Escape')
  await expect(board(page).getByRole('article', { name: /, selected$/ })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Opened Breakfast set')).toBeVisible()

  await column(page, 'Enquiry').getByRole('group', { name: 'Column Enquiry' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(spoken(page)).toHaveText('Enquiry, column 2 of 5')
  await page.keyboard.press('Space')
  await expect(board(page).getByRole('heading', { level: 2 }).first()).toHaveText('Throwing')
  await expect(column(page, 'Enquiry').getByRole('group', { name: 'Column Enquiry' })).toBeFocused()
})

test('menus do what drags do, for cards and for columns (issue 19)', async ({ page, demo }) => {
  await openPart(page, demo.url, 'board')
  await card(page, 'Bread bowls').hover()
  await card(page, 'Bread bowls').getByRole('button', { name: 'Actions for Bread bowls' }).click()
  await page.getByRole('menuitem', { name: 'Move to…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move Bread bowls' })
  await dialog.getByLabel('Column').selectOption('Glazing')
  await expect(dialog.getByLabel('Position')).toHaveValue('3')
  await dialog.getByLabel('Position').fill('9')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(dialog.getByLabel('Position')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Position').fill('2')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect.poll(() => cardsOf(page, 'Glazing')).toEqual(['Celadon tests', 'Bread bowls', 'Tide restock'])
  await expect(card(page, 'Bread bowls')).toBeFocused()

  await card(page, 'Tide restock').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Select' }).click()
  await expect(card(page, 'Tide restock, selected')).toBeVisible()

  await column(page, 'Firing').getByRole('button', { name: 'Actions for Firing' }).click()
  await page.getByRole('menuitem', { name: 'Move before Glazing' }).click()
  await expect(board(page).getByRole('heading', { level: 2 })).toHaveText([
    'Enquiry',
    'Throwing',
    'Firing',
    'Glazing',
    'Delivered',
  ])
  const readOnly = board(page, 'Board to look at')
  await expect(readOnly.getByRole('article')).toHaveCount(3)
  await expect(readOnly.getByRole('button')).toHaveCount(0)
})

test('2,000 cards keep at most 200 in the document, and a step of a drag draws no card again (issue 19)', async ({
  page,
  demo,
}) => {
  await openPart(page, demo.url, 'board')
  const many = board(page, 'Many cards')
  await many.scrollIntoViewIfNeeded()
  await expect(many.getByRole('article', { name: 'Card 1', exact: true })).toBeVisible()
  expect(await many.getByRole('article').count()).toBeLessThanOrEqual(200)
  await many.getByRole('article', { name: 'Card 1', exact: true }).focus()
  await page.keyboard.press('End')
  await expect(many.getByRole('article', { name: 'Card 1996', exact: true })).toBeFocused()
  expect(await many.getByRole('article').count()).toBeLessThanOrEqual(200)
  await page.keyboard.press('Home')
  await expect(many.getByRole('article', { name: 'Card 1', exact: true })).toBeFocused()

  const target = await middleOf(many.getByRole('article', { name: 'Card 2', exact: true }))
  await carry(page, many.getByRole('article', { name: 'Card 6', exact: true }), target)
  await watchDraws(page)
  await page.mouse.move(target.x, target.y + 220, { steps: 4 })
  await page.mouse.move(target.x + 230, target.y + 120, { steps: 4 })
  await expect(page.locator('.brd__say')).toContainText('in Glazing')
  const { drawn, columns } = await draws(page)
  expect(drawn).toEqual([])
  // Between its old and its new column it has passed one.
  expect(columns.filter((id) => !['enquiry', 'throwing', 'glazing'].includes(id))).toEqual([])
  await page.keyboard.press('Escape')
  await page.mouse.up()

  await carry(page, many.getByRole('article', { name: 'Card 6', exact: true }), target)
  const before = await many
    .getByRole('article')
    .evaluateAll((cards) => cards.map((each) => `card ${each.getAttribute('data-card')}`))
  await watchDraws(page)
  await page.mouse.up()
  await expect(spoken(page, 'Many cards')).toContainText('Card 6 moved to')
  // Besides the card, only those that come into sight below it.
  const { drawn: dropped } = await draws(page)
  expect(dropped.filter((name) => before.includes(name))).toEqual(['card 6'])
})

/** Begins to watch which cards are rendered and in which columns elements change. */
const watchDraws = (page: Page) =>
  page.evaluate(() => {
    performance.clearMarks()
    const columns = new Set<string>()
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const id = element?.closest('[data-column]')?.getAttribute('data-column')
        if (id) columns.add(id)
      }
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    Reflect.set(window, 'changedColumns', columns)
  })

const draws = (page: Page): Promise<{ readonly drawn: readonly string[]; readonly columns: readonly string[] }> =>
  page.evaluate(() => ({
    drawn: [...new Set(performance.getEntriesByType('mark').map(({ name }) => name))].filter((name) =>
      name.startsWith('card '),
    ),
    columns: [...Reflect.get(window, 'changedColumns')],
  }))

test('one column at a time at 390 px, by swipe and by name (issue 19)', async ({ page, demo }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPart(page, demo.url, 'board')
  const names = board(page).locator('..').getByRole('group', { name: 'Columns' })
  await expect(names.getByRole('radio', { name: 'Enquiry 3' })).toBeChecked()
  await expect(column(page, 'Enquiry')).toBeInViewport({ ratio: 0.6 })
  await expect(column(page, 'Throwing')).not.toBeInViewport({ ratio: 0.1 })
  await names.getByText('Glazing 2').click()
  await expect(column(page, 'Glazing')).toBeInViewport({ ratio: 0.6 })
  await expect(names.getByRole('radio', { name: 'Glazing 2' })).toBeChecked()
  await board(page).evaluate((element) => element.scrollBy({ left: -element.clientWidth }))
  await expect(names.getByRole('radio', { name: 'Throwing 3' })).toBeChecked()
  await card(page, 'Breakfast set').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(column(page, 'Glazing')).toBeInViewport({ ratio: 0.6 })
  await page.keyboard.press('Space')
  await expect(card(page, 'Breakfast set')).toBeFocused()
  await expect(names.getByRole('radio', { name: 'Glazing 3' })).toBeChecked()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('a board reads from the right, at 200 % and with reduced motion (issue 19)', async ({ page, demo }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 720, height: 450 })
  await openPart(page, demo.url, 'board')
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  await card(page, 'Bread bowls').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowLeft')
  await expect(spoken(page)).toHaveText('Bread bowls, position 1 of 4 in Throwing')
  await page.keyboard.press('Space')
  await expect.poll(() => cardsOf(page, 'Throwing').then(([first]) => first)).toBe('Bread bowls')
  await carry(page, card(page, 'Bread bowls'), await beside(card(page, 'Tiles for the library stair'), -12))
  await expect(page.locator('.brd__c.is-dragged')).toHaveCSS('rotate', 'none')
  await expect(spoken(page)).toHaveText('Bread bowls, position 1 of 3 in Enquiry')
  await page.keyboard.press('Escape')
  await page.mouse.up()
})

test('a board is accessible in all its states, in light and dark (issue 19)', async ({ page, demo }) => {
  await openPart(page, demo.url, 'board')
  await card(page, 'Bread bowls').click({ modifiers: ['Control'] })
  await expectAccessible(page, 'a board')
  await card(page, 'Bread bowls, selected').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expectAccessible(page, 'a board with a lifted card')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'This board has no columns yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Failed' }).click()
  await expect(page.getByRole('alert').getByText('The kiln is being repaired, so nothing can be fired.')).toBeVisible()
  await expectAccessible(page, 'a board that could not be loaded')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Loading' }).click()
  await expect(page.getByText('Loading', { exact: true }).first()).toBeAttached()
  await expectAccessible(page, 'a board that is loading')
})
