// What the store gives to forms, and another company's design studio.
import { call, contentWith, expect, makePage, test } from './demo-site.ts'

test('fields of a form offer the products and the categories of the store (FORM-022, FORM-023, FORM-024, FORM-034, OPEN-246)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  const field = (label: string, type: string, sort: number) => ({ id: `f${sort}`, label, type, sort })
  const dynamicForm = [
    field('Product', 'product', 0),
    field('Kind', 'product-categories-dropdown', 1),
    field('Also', 'product-categories-checkbox', 2),
  ]
  const form = {
    type: 'form',
    props: { formName: 'Ask about a product', dynamicForm, successMessage: 'We will call.' },
  }
  await makePage(page, { title: 'Ask', slug: 'ask-about', status: 'published' }, contentWith(form))

  await page.goto(`${demo.url}/ask-about?product=net-loft-pannier-22-l`)
  const product = page.getByLabel('Product', { exact: true })
  await expect(product).toHaveValue('Net Loft Pannier 22 L')
  await page.goto(`${demo.url}/ask-about?product=not-there`)
  await expect(product).toHaveValue('')
  await expect(page.locator('form.form')).toHaveJSProperty('noValidate', true)
  await product.focus()
  await page.keyboard.type('hemp cargo')
  const offered = page.getByRole('option', { name: 'Hemp Cargo Net' })
  await expect(offered).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(product).toHaveValue('Hemp Cargo Net')
  await expect(product).toHaveAttribute('aria-expanded', 'false')
  await page.getByLabel('Kind').selectOption('Luggage')
  await page.getByLabel('Helmets & Gloves').check()
  await page.getByLabel('Clothing').check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('We will call.')).toBeVisible()

  await page.goto(`${demo.url}/admin/form-submissions?form=Ask+about+a+product`)
  await page.getByRole('row').nth(1).getByRole('button').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Hemp Cargo Net')
  await expect(dialog).toContainText('Luggage')
  await expect(dialog).toContainText(/Helmets & Gloves.*Clothing|Clothing.*Helmets & Gloves/)
})

test('a design studio is there only when it is configured, asks first, and runs by itself (MISC-005, MISC-006, OPEN-265, OPEN-366)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  await makePage(
    page,
    { title: 'Design', slug: 'design-yours', status: 'published' },
    contentWith({ type: 'design-studio' }),
  )
  await page.goto(`${demo.url}/design-yours`)
  await expect(page.locator('.block-design-studio')).toHaveCount(0)

  let asked = 0
  await page.route('https://studio.example/embed.js', (route) => {
    asked += 1
    const body = `let seen
      try { seen = document.cookie } catch { seen = 'refused' }
      document.body.append(Object.assign(document.createElement('p'), { textContent: 'Studio, cookies ' + seen }))`
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  await call(page, 'PUT', '/api/v1/admin/settings/', { store: { design_studio: 'https://studio.example/embed.js' } })
  await page.goto(`${demo.url}/design-yours`)
  const show = page.locator('.block-design-studio').getByRole('button')
  await expect(show).toBeVisible()
  await expect(page.locator('.block-design-studio')).toContainText('studio.example')
  expect(asked).toBe(0)
  await show.click()
  const frame = page.frameLocator('.block-design-studio iframe')
  await expect(frame.getByText('Studio, cookies refused')).toBeVisible()
  expect((await page.locator('.block-design-studio iframe').boundingBox())?.height).toBe(670)
  await call(page, 'PUT', '/api/v1/admin/settings/', { store: { design_studio: '' } })
})
