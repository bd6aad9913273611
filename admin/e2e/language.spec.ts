import { expect, test } from './test.ts'

test('everybody chooses the language of the admin; it is spoken everywhere, by modules too, and follows them to another browser (issue 16)', async ({
  page,
  browser,
  demo,
}) => {
  await demo.signIn(page, 'editor')
  await page.goto(`${demo.url}/admin/profile`)
  await page.getByLabel('Language').selectOption({ label: 'Français' })
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  const side = page.getByRole('navigation').first()
  await expect(side.getByRole('link', { name: 'Médias' })).toBeVisible()
  await expect(side.getByRole('link', { name: 'Réponses aux formulaires' })).toBeVisible()

  const elsewhere = await (await browser.newContext({ locale: 'de-AT' })).newPage()
  // Nobody is signed in: the browser's language.
  await elsewhere.goto(`${demo.url}/admin`)
  await expect(elsewhere.getByLabel('Passwort', { exact: true })).toBeVisible()
  await demo.signIn(elsewhere, 'editor')
  await elsewhere.goto(`${demo.url}/admin/media`)
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Médias' })).toBeVisible()
  await elsewhere.goto(`${demo.url}/admin/profile`)
  await elsewhere.getByLabel('Langue').selectOption({ label: 'Comme le navigateur' })
  await elsewhere.getByRole('button', { name: 'Enregistrer' }).first().click()
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible()
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'de')
  await expect(elsewhere.getByRole('navigation').first().getByRole('link', { name: 'Medien' })).toBeVisible()
  await elsewhere.context().close()
})
