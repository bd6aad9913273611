import type { Page } from '@ashlar/sdk/platform'
import { texts, toast } from '@ashlar/sdk/ui'
import type { PatternOffer } from '../../../blocks/patterns/pattern-offers.ts'

const t = texts('admin')

/** Gives a new page its content. False where that failed: the page is there, and the person is told. */
export async function fillPage(page: Page, offer: PatternOffer): Promise<boolean> {
  try {
    // What encodes content comes with the editor's parts, which a blank page does without.
    const { saveContentOf } = await import('./save-content.ts')
    await saveContentOf(page, offer)
    return true
  } catch (error) {
    console.error('The content of the new page could not be saved.', error)
    const description = error instanceof Error ? error.message : String(error)
    toast.error(t('The page was created, but it is still blank'), { description })
    return false
  }
}
