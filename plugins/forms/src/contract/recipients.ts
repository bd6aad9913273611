import { defineCollection, type FilterChoice, type FilterField, type RecordFilter } from '@ashlar/sdk'

/** People who sent a form as recipients of campaigns. */
export interface RecipientPage {
  readonly rows: readonly {
    readonly email: string
    readonly name: string
    readonly values: Readonly<Record<string, string>>
  }[]
  readonly next: string | null
}

/** A source of recipients, by the contract of email marketing, which is known by its id: it may be absent. */
export interface RecipientSource {
  readonly id: string
  readonly title: string
  fields(): Promise<readonly FilterField[]>
  choices(
    field: string,
    wanted: { readonly search: string } | { readonly values: readonly string[] },
  ): Promise<readonly FilterChoice[]>
  values(): Promise<readonly { readonly name: string; readonly title: string }[]>
  count(filter: RecordFilter): Promise<{ readonly total: number; readonly totalIsEstimate?: boolean }>
  page(
    filter: RecordFilter,
    step: { readonly after: string | null; readonly limit: number; readonly among?: readonly string[] },
  ): Promise<RecipientPage>
}
export const recipientSources = defineCollection<RecipientSource>('email_marketing.recipient-sources')
