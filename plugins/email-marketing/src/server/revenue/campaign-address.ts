import type { Tracked } from '../tracking/tracking-secret.ts'

/** The link of a mail by which somebody came. */
export type CameBy = Pick<Tracked, 'campaignId' | 'edition' | 'link'>

/**
 * An address of the website itself with the campaign in it, so that an order says by which mail its buyer came. A
 * campaign that the author of the mail wrote into the address stays, and addresses of others stay as they are.
 */
export function withCampaign(address: string, origin: string, { campaignId, edition, link }: CameBy): string {
  const url = URL.parse(address, origin)
  if (url === null || url.origin !== origin || url.searchParams.has('utm_campaign')) return address
  const { searchParams } = url
  if (!searchParams.has('utm_source')) searchParams.set('utm_source', 'email')
  if (!searchParams.has('utm_medium')) searchParams.set('utm_medium', 'email')
  searchParams.set('utm_campaign', `email-${campaignId}`)
  searchParams.set('utm_content', `${edition}-${link}`)
  return url.href
}

/** What such an address says; undefined for campaigns of others. */
export function cameBy(name: string, content: string): (Partial<CameBy> & Pick<CameBy, 'campaignId'>) | undefined {
  const [, id] = /^email-([1-9]\d{0,14})$/.exec(name) ?? []
  if (id === undefined) return undefined
  const [, edition, link] = /^(\d{1,5})-(\d{1,5})$/.exec(content) ?? []
  return { campaignId: Number(id), ...(link !== undefined && { edition: Number(edition), link: Number(link) }) }
}
