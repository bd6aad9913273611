import { type CustomField, type Day, dayIn } from '@ashlar/sdk'
import type { CurrentTenant, Settings } from '@ashlar/sdk/server'
import { Parse } from 'typebox/value'
import type { Seller } from '../../contract.ts'
import { InvoicingSettings } from '../../settings.ts'
import { fieldsOfDocuments } from './custom-fields.ts'

/** How the website of the running work writes documents: read once, before a unit of work begins. */
export interface DocumentRules {
  readonly currency: string
  readonly language: string
  readonly country: string
  /** Today on the website's calendar. */
  readonly today: Day
  readonly timeZone: string
  readonly seller: Seller
  readonly settings: InvoicingSettings
  /** What the website writes down of a document besides. */
  readonly fields: readonly CustomField[]
  /** `https://host` of the website; empty in work without a request. */
  readonly origin: string
}

export async function documentRules(settings: Settings, current: CurrentTenant): Promise<DocumentRules> {
  const own = Parse(InvoicingSettings, await settings.of('invoicing'))
  const fields = await fieldsOfDocuments.known(settings)
  const website = await settings.platform()
  const { currency, language, country, time_zone } = website
  return {
    ...{ currency, language, country, today: dayIn(time_zone), timeZone: time_zone, settings: own, fields },
    origin: current.get()?.origin ?? '',
    seller: {
      ...{ name: website.company_name, address: website.contact_address, email: website.contact_email },
      ...{ phone: website.contact_phone, taxNumber: own.tax_number },
    },
  }
}
