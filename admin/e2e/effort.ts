import type { Locator } from '@playwright/test'

/** Counts what a task asks of a person: clicks, and fields that are filled in or chosen. Keys come for free. */
export class Effort {
  clicks = 0
  fields = 0

  get total(): number {
    return this.clicks + this.fields
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1
    await target.click()
  }

  /** Two quick clicks on one thing are one decision. */
  async doubleClick(target: Locator): Promise<void> {
    this.clicks += 1
    await target.dblclick()
  }

  async fill(field: Locator, text: string): Promise<void> {
    this.fields += 1
    await field.fill(text)
  }

  async choose(field: Locator, option: string): Promise<void> {
    this.fields += 1
    await field.selectOption(option)
  }

  async check(box: Locator): Promise<void> {
    this.fields += 1
    await box.check()
  }

  async upload(field: Locator, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    this.fields += 1
    await field.setInputFiles(files)
  }
}
