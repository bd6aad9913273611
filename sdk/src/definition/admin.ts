import type { Access } from './access.ts'

/** An entry of the sidebar. Entries with children open in place, or as a hover card when the sidebar is collapsed. */
export interface NavItem {
  readonly title: string
  /** Address below the host, for example `/admin/pages`. */
  readonly path: string
  /** A Lucide icon name, for example `file-text`. */
  readonly icon: string
  /** Heading under which the entry stands, for example `Website`. */
  readonly group?: string
  /** Ascending; entries with the same value keep their order (SHELL-029). */
  readonly sort: number
  readonly access: Access
  /** Left out of the sidebar, but still reachable (SHELL-030). */
  readonly omit?: boolean
  readonly children?: readonly NavItem[]
}

/** A screen of the admin. Its component is loaded by `id` from the package's `./admin` entry when it is first opened. */
export interface ScreenDefinition {
  /** Unique within the module; the key of the loader in `defineAdmin`. */
  readonly id: string
  /** Address pattern, for example `/admin/pages/:id`. */
  readonly path: string
  /** Shown in the document title and the breadcrumb. */
  readonly title: string
  readonly access: Access
  /** Rendered without sidebar and top bar (SHELL-020). */
  readonly chrome?: false
}

/** A card on the dashboard, filled into the slot `dashboard:widgets`. */
export interface WidgetDefinition {
  readonly id: string
  readonly title: string
  readonly sort: number
  /** Columns of the twelve that the card takes; 4 without it. */
  readonly span?: 3 | 4 | 6 | 8 | 12
  readonly access: Access
}

/** A component that this module puts into a slot of another screen. */
export interface FillDefinition {
  readonly id: string
  /** Id of the slot, for example `customers:detail/tabs`. */
  readonly slot: string
  readonly title?: string
  readonly sort: number
  readonly access: Access
}

/** An entry of the command menu. */
export interface CommandDefinition {
  readonly id: string
  readonly group: 'Create' | 'Settings' | 'Help'
  readonly title: string
  readonly icon: string
  readonly sort: number
  readonly access: Access
  /** Where the entry leads; entries without an address load a component by `id`. */
  readonly path?: string
}

/** Everything a module adds to the admin, as plain data. */
export interface AdminDefinition {
  readonly nav?: readonly NavItem[]
  readonly screens?: readonly ScreenDefinition[]
  readonly widgets?: readonly WidgetDefinition[]
  readonly fills?: readonly FillDefinition[]
  readonly commands?: readonly CommandDefinition[]
}
