import type { Content } from '@ashlar/sdk'
import type { Art } from '../tree/index.ts'
import type { SeedPage } from './api.ts'
import type { SeedBoard } from './board.ts'
import type { SeedCustomer } from './customer.ts'
import type { SeedDocument } from './document.ts'
import type { SeedMailing } from './mailing.ts'
import type { people } from './people.ts'
import type { SeedShop } from './shop.ts'

/** One of the two invented businesses, as far as the platform's own blocks show it. */
export interface Business {
  readonly name: string
  /** Who works there, by role. */
  readonly people: Parameters<typeof people>[0]
  /** Names of the pictures in `art/pictures`, without the ending, with what they show. */
  readonly pictures: Readonly<Record<string, string>>
  /** Per cent from the left and from the top: what stays in sight where a picture is cropped. */
  readonly focalPoints: Readonly<Record<string, readonly [x: number, y: number]>>
  readonly settings: (art: Art) => Readonly<Record<string, unknown>>
  readonly footer: () => Content
  readonly pages: (art: Art) => readonly SeedPage[]
  readonly customers: readonly SeedCustomer[]
  readonly shop: SeedShop
  readonly boards: readonly SeedBoard[]
  readonly documents: readonly SeedDocument[]
  readonly mailing: SeedMailing
  /** Whether vehicles of customers are shown. */
  readonly keepsVehicles: boolean
}
