import { fakeEvents } from './fake-events.ts'
import { expect, test } from './test.ts'

const notice = 'The packages have changed. Reload to use them.'

test('changed packages are told, and nothing that was typed is lost until one loads again', async ({ page, demo }) => {
  const events: object[] = [{ event: 'generation', generation: 4 }]
  await fakeEvents(page.context(), events)
  await demo.signIn(page)
  const heard = page.waitForResponse('**/api/v1/admin/events/')
  await page.goto(`${demo.url}/admin/pages/new`)
  await heard
  await page.getByLabel('Title*').fill('Half an idea')
  await expect(page.getByText(notice)).toHaveCount(0)
  events[0] = { event: 'generation', generation: 5 }
  await expect(page.getByText(notice)).toBeVisible()
  await expect(page.getByLabel('Title*')).toHaveValue('Half an idea')

  // Closed, it comes back with the next change.
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(page.getByText(notice)).toHaveCount(0)
  events[0] = { event: 'generation', generation: 6 }
  await expect(page.getByText(notice)).toBeVisible()

  // The browser itself asks, since something is unsaved.
  const question = page.waitForEvent('dialog')
  const pressed = page.getByRole('button', { name: 'Reload' }).click()
  await (await question).dismiss()
  await pressed
  await expect(page.getByLabel('Title*')).toHaveValue('Half an idea')
})

test('all tabs of a browser share one stream, and one that opens later hears what the stream said first', async ({
  page,
  demo,
}) => {
  const context = page.context()
  const streams: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/api/v1/admin/events/')) streams.push(request.url())
  })
  await demo.signIn(page)
  const connected = page.waitForResponse('**/api/v1/admin/events/')
  await page.goto(`${demo.url}/admin/pages`)
  await connected
  const tabs = await Promise.all([context.newPage(), context.newPage()])
  for (const tab of tabs) {
    await tab.goto(`${demo.url}/admin/pages`)
    await expect(tab.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible()
  }
  expect(streams).toHaveLength(1)
  // The tab that holds it closes: another takes it over.
  const taken = context.waitForEvent('request', (request) => request.url().endsWith('/api/v1/admin/events/'))
  await page.close()
  await taken
  expect(streams).toHaveLength(2)
})
