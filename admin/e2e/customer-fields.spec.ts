// Custom fields, tags and assignees of customers, at the built product.
import { expect, expectAccessible, hearsKeys, test } from './test.ts'

test('fields are defined in the settings, filled in, and narrow the list of customers (OPEN-340)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin/setting/customers`)
  const add = async (label: string, type: string, choices: readonly string[] = []) => {
    await page.getByRole('button', { name: 'Add field' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add field' })
    await dialog.getByLabel('Label').fill(label)
    await dialog.getByLabel('Type').selectOption({ label: type })
    for (const choice of choices) {
      await dialog.getByLabel('Choices').fill(choice)
      await page.keyboard.press('Enter')
    }
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  await add('Terms', 'Choice', ['Cash', '30 days'])
  await add('Client since', 'Date')
  await test.step('in an order by hand, with the keyboard', async () => {
    await page.getByRole('button', { name: 'Move Client since', exact: true }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('Client since is at position 2 of 2.')).toBeAttached()
    await hearsKeys(page)
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText('Client since is at position 1 of 2.')).toBeAttached()
    await page.keyboard.press('Space')
  })
  await expectAccessible(page, 'the custom fields of customers')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved').first()).toBeVisible()

  await page.goto(`${demo.url}/admin/customers`)
  await page.getByRole('button', { name: 'New Customer' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'New Customer' })
  await dialog.getByLabel('First name').fill('Fielda')
  await dialog.getByLabel('Last name').fill('Aardvark')
  await dialog.getByLabel('Tags').fill('Wharf side')
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Terms').selectOption('30 days')
  await dialog.getByLabel('Client since').fill('2024-05-06')
  await dialog.getByRole('button', { name: 'Create customer' }).click()
  await expect(page.getByRole('heading', { name: 'Fielda Aardvark', level: 1 })).toBeVisible()
  await expect(page.getByText('May 6, 2024')).toBeVisible()

  await test.step('somebody is assigned, and taken off again (API-311, API-312, PERM-302)', async () => {
    await page.getByRole('combobox', { name: 'Assign a person' }).fill('owner')
    await page.getByRole('option').first().click()
    await expect(page.getByRole('list', { name: 'Assigned to' }).getByRole('listitem')).toHaveCount(1)
    await expectAccessible(page, 'a customer with fields and people')
  })

  await page.goto(`${demo.url}/admin/customers`)
  const link = page.getByRole('table').locator('tbody').getByRole('link')
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('group', { name: 'Terms' }).getByRole('checkbox', { name: '30 days' }).click()
  await page.keyboard.press('Escape')
  await expect(link).toHaveText(['Fielda Aardvark'])
  await page.reload()
  await expect(link).toHaveText(['Fielda Aardvark'])
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByLabel('Client since until').fill('2024-05-05')
  await page.keyboard.press('Escape')
  await expect(page.getByText('No matches')).toBeVisible()

  await test.step('a field in use asks before it goes', async () => {
    await page.goto(`${demo.url}/admin/setting/customers`)
    await page.getByRole('button', { name: 'Remove Terms' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('1 record has a value in it.')
    await question.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByRole('button', { name: 'Remove Terms' })).toBeVisible()
  })
})
