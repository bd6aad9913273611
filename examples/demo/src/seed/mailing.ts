import type { Content } from '@ashlar/sdk'
import type { Art } from '../tree/index.ts'

/** A campaign as the seed writes it: nobody has sent it yet. */
export interface SeedCampaign {
  readonly name: string
  readonly subject: string
  readonly preheader: string
  readonly content: Content
}

/** Who gets the letters of a business, and what it has written to them. */
export interface SeedMailing {
  readonly list: string
  /** Who wrote their address down at the counter. */
  readonly subscribers: readonly string[]
  readonly campaigns: (art: Art) => readonly SeedCampaign[]
}
