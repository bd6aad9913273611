import { token } from '@ashlar/sdk'
import type { ContributedType } from './form/field-types.ts'

export * from './contract/addresses.ts'
export * from './contract/email-marketing.ts'
export * from './contract/forms.ts'
export * from './contract/submissions.ts'
export * from './contract/visitors.ts'

/**
 * What another package brings for a field type whose choices are its own. Without one the field
 * is a text box. The provider gives it under `fieldContribution(type)`; a tenant whose plan lacks the provider's
 * module gets no choices from it.
 */
export interface FieldContribution {
  /** What a visitor chooses from, written into the page; at most 500 names are shown. */
  choices(): Promise<FieldChoices>
  /** Address of a public list that is asked with `search` and `limit` while a visitor types; rows have a `name`. */
  readonly search?: string
  /** The value that a slug in the page's address (`?product=`) stands for; undefined for an unknown one. */
  preset?(slug: string): Promise<string | undefined>
}

export interface FieldChoices {
  readonly names: readonly string[]
  /** What they were made from: a write that drops one of these drops the page. */
  readonly tags: readonly string[]
}

export const fieldContribution = (type: ContributedType) => token<FieldContribution>(`forms.field-${type}`)

/** What became of a form that was sent without JavaScript, for the page that answers it. */
export interface FormReply {
  readonly page: number
  readonly node: string
  /** Taken in: the block shows its success text instead of the form. */
  readonly taken: boolean
  /** For the visitor, where it was not taken in: what is wrong as a whole. */
  readonly message: string
  /** By field key: what is wrong with it. */
  readonly errors: Readonly<Record<string, string>>
  /** By field key: what was typed, so that nobody types it again. Files are not among it. */
  readonly values: Readonly<Record<string, readonly string[]>>
}

/** Query parameter of a page under which the block finds its reply. */
export const replyParameter = 'form-reply'

/** Replies that wait for their page. Optional: without it a page shows its forms empty. */
export interface FormReplies {
  /** The reply under what stood in the query parameter; null for none, another tenant's, or one that is over. */
  find(id: string): Promise<FormReply | null>
}
export const FormReplies = token<FormReplies>('forms.replies')
