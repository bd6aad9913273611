import type { EditorPage } from '../editor-page.ts'
import { expect } from '../test.ts'

/** Writes a text and the link to leave into the email that is open in the editor, without a pointer, and saves. */
export async function writeMail(editor: EditorPage, words: string): Promise<void> {
  const { page, frame } = editor
  const { keyboard } = page
  const canvas = page.locator('iframe[title="Page in the editor"]')
  const isInCanvas = () => canvas.evaluate((each) => each === document.activeElement)
  const toCanvas = async () => {
    for (let region = 0; region < 6 && !(await isInCanvas()); region += 1) await keyboard.press('F6')
    await expect(canvas).toBeFocused()
  }
  const search = page.getByRole('textbox', { name: 'Search blocks' })
  const add = async (name: string) => {
    if (!(await search.evaluate((field) => field === document.activeElement))) await keyboard.press('/')
    await expect(search).toBeFocused()
    await keyboard.type(name)
    await keyboard.press('Enter')
    await expect(search).toHaveValue('')
  }
  await editor.ready()
  await toCanvas()
  /** Arrows go in the order of the email. */
  const goTo = async (key: string, name: string) => {
    for (let step = 0; step < 10 && !(await selected(name).isVisible()); step += 1) await keyboard.press(key)
    await expect(selected(name)).toBeVisible()
  }
  const selected = (name: string) => page.locator(`.stb[aria-label="${name}"]`)
  await goTo('ArrowDown', 'Email container')
  await add('textbox')
  await expect(editor.block('email-textbox')).toHaveCount(1)
  await add('unsubscribe')
  await expect(editor.block('email-unsubscribe')).toHaveCount(1)
  await toCanvas()
  await goTo('ArrowUp', 'Textbox')
  await keyboard.press('Enter')
  await frame.locator('[contenteditable=true]').waitFor()
  await keyboard.press('Control+a')
  await keyboard.type(words)
  await keyboard.press('Escape')
  await expect(editor.block('email-textbox')).toHaveText(words)
  await keyboard.press('Control+s')
  await editor.saved()
}
