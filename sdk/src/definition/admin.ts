import type { Access } from './access.ts'
import type { IconName } from './generated/icon-name.ts'
import type { SettingsSection } from './plain-settings.ts'
import type { Plan } from './plan.ts'
import type { TopBarDefinition } from './top-bar.ts'

/** An entry of the sidebar. Entries with children open in place, or as a hover card when the sidebar is collapsed. */
export interface NavItem {
  readonly title: string
  /** Address below the host, for example `/admin/pages`. */
  readonly path: string
  /** A Lucide icon name, for example `file-text`. */
  readonly icon: IconName
  /** Heading under which the entry stands, for example `Website`. */
  readonly group?: string
  /** Ascending; entries with the same value keep their order. */
  readonly sort: number
  readonly access: Access
  /** Lowest plan that holds it: below that the entry stands locked, with the plan's name. */
  readonly plan?: Plan
  /** Left out of the sidebar, but still reachable. */
  readonly omit?: boolean
  readonly children?: readonly NavItem[]
  /** Address of the entry, of whatever module, below which this one stands; without that one it is not shown. */
  readonly under?: string
  /**
   * How many things wait behind the entry: a figure beside its title while there are any. It is asked for again with
   * every notice that its reader gets. Entries of the first level show it.
   */
  readonly count?: ListCount
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
  /** Lowest plan that holds it: below that the screen says so. */
  readonly plan?: Plan
  /** Further words by which the command menu finds the screen: `['people', 'staff']`. */
  readonly keywords?: readonly string[]
  /** Rendered without sidebar and top bar. */
  readonly chrome?: false
}

/** A card that is a short list: the admin asks for its rows and shows them, and loads no code of the package for it. */
export interface WidgetRows {
  /** A list route of the API, and how it is asked: for as many rows as the card shows. */
  readonly list: string
  readonly query: Readonly<Record<string, string>>
  /** Member of a row that names it: an address, say. */
  readonly name: string
  /** Said in place of an empty name. */
  readonly unnamed?: string
  /** Where a row leads, with members of it in braces: `/admin/orders/{id}`. Without it the name is no link. */
  readonly to?: string
  /** A moment, and the words around it, with members of the row in braces: `{status}, {when}`. */
  readonly moment?: { readonly member: string; readonly words: string }
  /** A number, and the words around it: `{count} time|{count} times`. */
  readonly count?: { readonly member: string; readonly words: string }
  /** Said when there are none. */
  readonly empty: string
}

/**
 * A card that counts by the day: the admin asks for the counts and draws them, and loads no code of the package for it.
 * The total of the last 30 days stands beside that of the 30 before.
 */
export interface WidgetDays {
  /** Address of a call with `DayCountsQuery` that answers `DayCounts` as its `results`. */
  readonly path: string
  /** `figure`: the total with a small line. `chart`: a line for each day, of the last 7, 30 or 90. */
  readonly as: 'figure' | 'chart'
  /** What is counted: `{count} order|{count} orders`. */
  readonly words: string
}

/** A card on the dashboard, filled into the slot `dashboard:widgets`. */
export interface WidgetDefinition {
  readonly id: string
  readonly title: string
  readonly sort: number
  /** Columns of the twelve that the card takes; 4 without it. */
  readonly span?: 3 | 4 | 6 | 8 | 12
  /** Where there is more of it: a link in the card's head. */
  readonly link?: { readonly title: string; readonly path: string }
  /** The card is filled to its edges, and its title is read aloud only: a strip of figures, say. */
  readonly bare?: true
  /** What it shows, in place of a component of the package. */
  readonly rows?: WidgetRows
  /** The same, for what is counted by the day. */
  readonly days?: WidgetDays
  readonly access: Access
  /** Lowest plan that holds it: below that the card says so. */
  readonly plan?: Plan
}

/** A component that this module puts into a slot of another screen. */
export interface FillDefinition {
  readonly id: string
  /** Id of the slot, for example `customers:detail/tabs`. */
  readonly slot: string
  readonly title?: string
  readonly sort: number
  readonly access: Access
  /** Lowest plan that holds it: below that the place says so. */
  readonly plan?: Plan
  /** How many things it shows: a small figure beside its title, where the slot is a row of tabs. */
  readonly count?: ListCount
}

/** Where the small figure beside a title comes from. */
export interface ListCount {
  /** Id of a list call: the figure is asked for again once the call is `outdated`. */
  readonly call: string
  /** The call's address. */
  readonly list: string
  /**
   * What narrows it; its total is the figure. In a slot props stand in braces: `{ customer_id: '{customerId}' }`.
   */
  readonly query: Readonly<Record<string, string>>
}

/** A section of the settings with a screen of the module's own, beside those that are made from a schema. */
export interface SettingsScreenDefinition extends SettingsSection {
  readonly access: Access
  /** Lowest plan that holds it: below that the section says so. */
  readonly plan?: Plan
}

/** What may have gone wrong in the background and waits for somebody: counted on the dashboard while there is some. */
export interface AttentionDefinition {
  /** `Webhook deliveries failed` */
  readonly title: string
  /** What that means, in a sentence. */
  readonly detail: string
  readonly icon: IconName
  readonly access: Access
  /** A list route of the API, and what narrows it to what waits; its total is the count. */
  readonly list: string
  readonly query: Readonly<Record<string, string>>
  /** Where it is put right. */
  readonly path: string
}

/** An entry of the command menu. */
export interface CommandDefinition {
  readonly id: string
  readonly group: 'Create' | 'Settings' | 'Help'
  readonly title: string
  readonly icon: IconName
  readonly sort: number
  readonly access: Access
  /** Lowest plan whose people see the entry. The calls behind it are refused by their own routes. */
  readonly plan?: Plan
  /** Further words by which the entry is found. */
  readonly keywords?: readonly string[]
  /** Where the entry leads; entries without an address load a component by `id` (`CommandProps`). */
  readonly path?: string
  /** Shown with this hint, but not to be chosen. */
  readonly comingSoon?: true
}

/** A list that the command menu searches: an entry of its group "Search for", which scopes the menu to it. */
export interface SearchDefinition {
  /** Unique within the module; the key of the component that shows one result, in `defineAdmin`. */
  readonly id: string
  /** What is searched for, in the plural: `Customers`. */
  readonly title: string
  readonly icon: IconName
  readonly sort: number
  readonly access: Access
  readonly plan?: Plan
  /** A list route of the API, asked with `search`: `/api/v1/admin/customers/`. */
  readonly path: string
  /** Said when nothing matches: `No customers found.` */
  readonly empty: string
  /** Where a result leads, with members of its row in braces: `/admin/customers/{customer_id}`. */
  readonly to: string
  /** Id of one of the module's command components, which choosing a result opens instead of going there. */
  readonly opens?: string
}

/**
 * A list in which the command menu looks for the words that are typed at its top: the first rows that match appear as a
 * group of their own. No code of the package is loaded for it, and the list's route decides who finds what.
 */
export interface FinderDefinition {
  /** Unique within the module. */
  readonly id: string
  /** Heading of the group, in the plural: `Orders`. */
  readonly title: string
  readonly icon: IconName
  readonly sort: number
  readonly access: Access
  /** Lowest plan whose people find anything in it. */
  readonly plan?: Plan
  /** A list route of the API, asked with `search`: `/api/v1/admin/orders/`. */
  readonly list: string
  /** What else is asked for. */
  readonly query?: Readonly<Record<string, string>>
  /** Member of a row that names it. */
  readonly name: string
  /** Member of a row that says more of it. */
  readonly detail?: string
  /** Said in place of an empty name. */
  readonly unnamed?: string
  /** Where a row leads, with members of it in braces: `/admin/orders/{id}`. */
  readonly to: string
}

/** A kind of content that a module has edited in the visual editor, beside pages and section templates. */
export interface ContentKindDefinition {
  /** Query parameter of `/admin/editor` that names one by its numeric id: `emailCampaignId`. Key of its adapter. */
  readonly param: string
  /** What one is called: `Email campaign`. */
  readonly title: string
  readonly icon: IconName
  /** How wide it is shown: as a page on the device that was chosen, or as a mail, 600 px. */
  readonly viewport: 'page' | 'email'
  /** Block type of the outermost block of new content: `email/wrapper`. A page's without it. */
  readonly root?: string
  readonly access: Access
}

/** Everything a module adds to the admin, as plain data. */
export interface AdminDefinition {
  readonly nav?: readonly NavItem[]
  readonly screens?: readonly ScreenDefinition[]
  readonly widgets?: readonly WidgetDefinition[]
  readonly fills?: readonly FillDefinition[]
  readonly commands?: readonly CommandDefinition[]
  readonly searches?: readonly SearchDefinition[]
  readonly finders?: readonly FinderDefinition[]
  readonly attention?: readonly AttentionDefinition[]
  readonly contents?: readonly ContentKindDefinition[]
  readonly topBar?: readonly TopBarDefinition[]
  /** Each has a component of the same id in `defineAdmin`, which draws the section with its heading. */
  readonly sections?: readonly SettingsScreenDefinition[]
}
