import { PlatformSettings, type SettingsCard } from '@ashlar/sdk'
import Type, { type TObject, type TSchema } from 'typebox'

/** Settings of one owner, and the cards on which they are shown. */
export interface CardSource {
  readonly schema: TObject
  readonly cards: readonly SettingsCard[]
}

/** The cards of one section, with the settings on them. */
export interface Cards {
  readonly schema: TObject
  readonly cards: readonly SettingsCard[]
}

const { analytics_service, analytics_site, analytics_host } = PlatformSettings.properties
const { mail_from_name, mail_from_address, mail_bulk_per_hour, mail_bounce_secret } = PlatformSettings.properties

/** What the website itself has, without its packages. */
const own: CardSource = {
  schema: Type.Object({
    mail_from_name: { ...mail_from_name, title: 'Name' },
    mail_from_address: { ...mail_from_address, title: 'Address' },
    mail_bulk_per_hour: {
      ...mail_bulk_per_hour,
      title: 'Emails per hour',
      description: 'Enter 0 for no limit.',
    },
    mail_bounce_secret: {
      ...mail_bounce_secret,
      title: 'Signing secret',
      description: 'At least 24 characters. Reports are sent to /api/v1/mail/bounces/ of this website.',
    },
    analytics_service: {
      ...analytics_service,
      title: 'Service',
      choices: { none: 'None', plausible: 'Plausible', matomo: 'Matomo', google: 'Google Analytics' },
    },
    analytics_site: { ...analytics_site, title: 'Site or measurement ID' },
    analytics_host: {
      ...analytics_host,
      title: 'Address of the service',
      description: 'Only if you host it yourself.',
    },
  }),
  cards: [
    { section: 'mail', title: 'Sender', sort: 10, fields: ['mail_from_name', 'mail_from_address'] },
    {
      ...{ section: 'mail', title: 'Campaigns', sort: 30, fields: ['mail_bulk_per_hour'] },
      note: 'Limits how fast campaigns are sent. Other emails are not affected',
    },
    {
      ...{ section: 'mail', title: 'Bounces and complaints', sort: 50, fields: ['mail_bounce_secret'] },
      note: 'For mail providers that report them by webhook',
    },
    {
      ...{ section: 'services', title: 'Analytics', sort: 10 },
      fields: ['analytics_service', 'analytics_site', 'analytics_host'],
    },
  ],
}

/** What stands in a section, in order; undefined for one without cards. */
export function cardsOf(section: string, contributed: readonly CardSource[]): Cards | undefined {
  const properties: Record<string, TSchema> = {}
  const cards: SettingsCard[] = []
  for (const source of [own, ...contributed]) {
    for (const card of source.cards.filter((each) => each.section === section)) {
      const known = card.fields.filter((name) => Object.hasOwn(source.schema.properties, name))
      cards.push({ ...card, fields: known })
      for (const name of known) properties[name] = source.schema.properties[name] ?? Type.Unknown()
    }
  }
  if (cards.length === 0) return undefined
  const schema = Type.Object(properties, { additionalProperties: false })
  return { schema, cards: cards.toSorted((a, b) => a.sort - b.sort) }
}
