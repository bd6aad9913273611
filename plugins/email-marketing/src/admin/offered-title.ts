import { texts } from '@ashlar/sdk/ui'
import { offeringModule } from '../offering-module.ts'

/**
 * A title of a source or a trigger, or of something in it, by the texts of the module that offers it. Whoever shows it
 * uses `useTexts`, so that it is shown again in another language.
 */
export const offeredTitle = (offer: string, title: string): string => texts(offeringModule(offer))(title)
