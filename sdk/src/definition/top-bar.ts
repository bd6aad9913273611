import type { Access } from './access.ts'
import type { IconName } from './generated/icon-name.ts'
import type { Plan } from './plan.ts'

/** What everything in the top bar has. */
interface TopBarEntry {
  /** Unique within the module. */
  readonly id: string
  readonly title: string
  /** Ascending, from left to right. */
  readonly sort: number
  readonly access: Access
  /** Lowest plan whose people have it; below that it is not there. */
  readonly plan?: Plan
  /** Id of another module without which the website does not have it. */
  readonly withModule?: string
}

/** A button that opens a panel below it. The panel's component is loaded by `id` when it is first opened (`panels`). */
export interface TopBarPanel extends TopBarEntry {
  readonly kind: 'panel'
  readonly icon: IconName
  /** Of the panel, in px. */
  readonly width: number
  /**
   * Address of a call that answers `since`, a moment or null: while there is one, the button shows how long ago it was. It
   * is asked again once the call, named by its id, is `outdated`.
   */
  readonly since?: { readonly call: string; readonly path: string }
}

/** A switch of one of the module's plain settings, which shows at once what was chosen and takes back what fails. */
export interface TopBarSwitch extends TopBarEntry {
  readonly kind: 'switch'
  /** Key of a boolean setting. */
  readonly setting: string
  /** Said when it is switched on while a setting, by its key, has the value that makes it of no use. */
  readonly useless?: {
    readonly settings: Readonly<Record<string, unknown>>
    readonly title: string
    readonly text: string
  }
}

/** Something in the top bar, as data: the shell draws it, and loads no code of the module before it is used. */
export type TopBarDefinition = TopBarPanel | TopBarSwitch
