import { texts } from './texts.ts'
import { toast } from './toast-store.ts'

const t = texts('admin')

/**
 * Put a text into the clipboard, and say so. False when the browser does not allow it, as on a page without HTTPS: then
 * the person is told to select it. `name` is said in place of what nobody should read over a shoulder, or is too long.
 */
export async function copyText(text: string, name: string = text): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(t("Copied '{text}' to clipboard", { text: name }))
    return true
  } catch (error) {
    console.warn('The browser could not write to the clipboard.', error)
    toast.error(t('Could not copy'), {
      description: t('The browser does not allow it here. Select the text and press Ctrl+C.'),
    })
    return false
  }
}
