import { createContext } from 'react'

/** A place of a page to which a link can lead: `#prices`. */
export interface LinkPlace {
  readonly id: string
  readonly title: string
}

/** The places of what is being edited, asked when a link is chosen: none where nothing has any. */
export const LinkPlaces = createContext<() => readonly LinkPlace[]>(() => [])
