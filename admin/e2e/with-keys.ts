import { expect, type Locator, type Page } from '@playwright/test'

/** Presses of the Tab key until a control has to be reached. */
const patience = 150

/** Goes to a control with the Tab key alone, and presses a key on it: nobody has touched the mouse. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await expect(target).toBeVisible()
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let step = 0; step < patience && !(await isThere()); step += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
  await page.keyboard.press(key)
}

/** Goes to a field with the Tab key alone, and writes into it instead of what it holds. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await pressOn(page, field, 'ControlOrMeta+a')
  await page.keyboard.type(text)
}
