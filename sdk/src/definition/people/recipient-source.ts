import type { CollectionMember } from '../collection.ts'
import type { FilterChoice, FilterField, RecordFilter } from '../record/filter.ts'
import type { MailValue } from './mail-value.ts'

/** Somebody of a source, who may or may not have agreed to receive email. */
export interface RecipientRow {
  /** In lower case. */
  readonly email: string
  /** As a mail would address them; empty where it is not known. */
  readonly name: string
  /** BCP 47, such as `fr-CA`. */
  readonly language?: string
  readonly customerId?: number
  /** What a mail can be filled with, by the names of `MailValue`. */
  readonly values: Readonly<Record<string, string>>
}

/** Which people of a source are read next. */
export interface RecipientStep {
  /** `next` of the page before; null for the first one. */
  readonly after: string | null
  /** At most 1,000. */
  readonly limit: number
  /** Only people with these addresses, in lower case: at most as many as `limit`. */
  readonly among?: readonly string[]
}

export interface RecipientPage {
  /** Each address once. */
  readonly rows: readonly RecipientRow[]
  /** People that were looked at for them, where these are more: counting stops after some thousand. */
  readonly read?: number
  /** By what the next page goes on; null behind the last one. It must not be a number of rows to skip. */
  readonly next: string | null
}

/** Values of a field that are looked for by words, or those named. */
export type WantedChoices = { readonly search: string } | { readonly values: readonly string[] }

/**
 * A source of people to whom campaigns can be sent. It need not know who agreed to receive email: whoever did not is
 * left out by the module that sends. A module offers its own to the collection of that module, which it names by its
 * id.
 *
 * @example const recipientSources = defineCollection<RecipientSource>('<module>.recipient-sources')
 */
export interface RecipientSource extends CollectionMember {
  /** What staff choose it by: `Customers`. In English; the module's texts translate it, and the titles of its fields. */
  readonly title: string
  /** What its people can be filtered by, on this website. */
  fields(): Promise<readonly FilterField[]>
  /** Values of a field that `isSearched`: those whose titles match the words, or those named; 50 at most. */
  choices?(field: string, wanted: WantedChoices): Promise<readonly FilterChoice[]>
  /** What mails to its people can be filled with. */
  values(): Promise<readonly MailValue[]>
  /** How many people meet the conditions, which have been checked. Exact up to 10,000, as `totalOf` counts. */
  count(filter: RecordFilter): Promise<{ readonly total: number; readonly totalIsEstimate?: boolean }>
  /** People who meet the conditions, which have been checked. */
  page(filter: RecordFilter, step: RecipientStep): Promise<RecipientPage>
}
