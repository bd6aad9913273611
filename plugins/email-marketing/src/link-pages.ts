import { token } from '@ashlar/sdk'

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
export const LinkPages = token<LinkPages>('email_marketing.link-pages')
