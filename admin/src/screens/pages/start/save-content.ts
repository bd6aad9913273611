import { isRefused } from '@ashlar/sdk'
import { call } from '@ashlar/sdk/admin'
import { encodeContentAside } from '@ashlar/sdk/editor'
import { type Page, savePageContent } from '@ashlar/sdk/platform'
import type { PatternOffer } from '../../../blocks/patterns/pattern-offers.ts'
import { linksLeadingTo, type PageAddresses } from './site-links.ts'

/**
 * Gives a new page the content of a pattern, whose links lead to these addresses.
 * @throws ApiError; Error for a pattern that can't be used.
 */
export async function saveContentOf(
  page: Pick<Page, 'id'>,
  offer: PatternOffer,
  addresses: PageAddresses = new Map(),
): Promise<void> {
  const made = offer.content()
  if (isRefused(made)) throw new Error(made.refused)
  const content = linksLeadingTo(addresses, made.content)
  await call(savePageContent, { body: { id: page.id, content: await encodeContentAside(content) } })
}
