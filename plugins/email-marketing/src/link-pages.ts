import { token } from '@ashlar/sdk'
import type { Often } from './contract/preferences.ts'

/** What the page behind a link shows before anything is done: reading it changes nothing (T17). */
export interface LinkState {
  readonly listName: string
  readonly isDone: boolean
}

/** Of this package alone: what its pages ask its server. */
export interface LinkPages {
  /** Null for a link that is over or never was. */
  state(purpose: 'confirm' | 'unsubscribe', token: string): Promise<LinkState | null>
}
/** What a reader can choose by the link in their mails. */
export interface PreferenceState {
  /** Lists that they are or were on. */
  readonly lists: readonly { readonly id: number; readonly name: string; readonly isOn: boolean }[]
  readonly often: Often
}

/** Of this package alone, as well. */
export interface PreferencePages {
  /** Null for a link that is over or never was. */
  preferences(token: string): Promise<PreferenceState | null>
}
export const PreferencePages = token<PreferencePages>('email_marketing.preference-pages')

export const LinkPages = token<LinkPages>('email_marketing.link-pages')
