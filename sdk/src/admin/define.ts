import type { ComponentType } from 'react'
import type { Static } from 'typebox'
import type { AdminDefinition } from '../definition/admin.ts'
import type { DialogDefinition } from '../definition/dialog.ts'
import type { Module } from '../definition/module.ts'
import type { TextField } from '../definition/text-field.ts'
import type { Tone } from '../ui/badge.tsx'
import type { FieldControlProps } from '../ui/field.tsx'

type Loader<Props extends object = object> = () => Promise<{ readonly default: ComponentType<Props> }>

/** A row of a search's reply, as the server sent it. */
export type SearchRow = Readonly<Record<string, unknown>>

/** What a command's component is given: it shows its dialog at once. */
export interface CommandProps {
  /** Take the component away: the dialog was closed, or its work is done. */
  readonly close: () => void
  /** The chosen result, when a search names the command in `opens`. */
  readonly row?: SearchRow
}

/** What the component of a panel in the top bar is given. */
export interface PanelProps {
  readonly close: () => void
}

/** What the component of a dialog is given: it shows itself at once. */
export interface DialogComponentProps<Dialog extends DialogDefinition> {
  readonly input: Static<Dialog['input']>
  /** Take the dialog away: with its answer when its work is done, without one when it was closed. */
  readonly close: (answer?: Static<Dialog['answer']>) => void
}

/** What shows one result of a search. Choosing it is the menu's. */
export interface SearchResultProps {
  readonly row: SearchRow
  /** What was typed, for marking it (`Marked`). */
  readonly words: string
}

/** One thing of a kind of content, as its adapter loads it. */
export interface AdaptedContent {
  readonly id: number
  readonly title: string
  /** As on the wire; null is blank. */
  readonly content: string | null
  /** A save names it, so that nobody's work is overwritten unseen. */
  readonly revision: number
  /** What its texts can be filled with. */
  readonly fields?: readonly TextField[]
  /** How it stands, as a badge beside its title. */
  readonly status?: { readonly label: string; readonly tone: Tone }
  /** Where a person goes once it is written: the title of a button, "Send", and an address of the admin. */
  readonly next?: { readonly title: string; readonly href: string }
}

/** A section below the settings of the editor, about all of the content: "Checks before sending". */
export interface BesideContent {
  readonly title: string
  readonly View: ComponentType<BesideContentProps>
}

/** What a section beside the content knows of it. */
export interface BesideContentProps {
  readonly id: number
  /** Whether the editor holds changes that have not been saved: the server knows nothing of them. */
  readonly hasChanges: boolean
  /** Saves them; false where that was refused or failed, which the editor has said by then. */
  readonly save: () => Promise<boolean>
}

/** How the editor reads and saves a kind of content of the module. Each call throws an `ApiError` when it is refused. */
export interface ContentAdapter {
  list(): Promise<readonly Pick<AdaptedContent, 'id' | 'title'>[]>
  load(id: number): Promise<AdaptedContent>
  save(
    input: Pick<AdaptedContent, 'id' | 'revision'> & {
      readonly content: string
      /** What the open editor calls itself: for `DocumentSaved`, by which other editors hear of the save. */
      readonly editor: string
    },
  ): Promise<Pick<AdaptedContent, 'revision'>>
  readonly beside?: BesideContent
}

/** Loaders of a module's admin components, keyed by the ids in its definition. */
export interface AdminContribution {
  readonly screens?: Readonly<Record<string, Loader>>
  readonly widgets?: Readonly<Record<string, Loader>>
  readonly fills?: Readonly<Record<string, () => Promise<{ readonly default: ComponentType<never> }>>>
  readonly commands?: Readonly<Record<string, Loader<CommandProps>>>
  readonly panels?: Readonly<Record<string, Loader<PanelProps>>>
  /** Dialogs that other modules may open, by the second part of their id: `new-customer` (`DialogComponentProps`). */
  readonly dialogs?: Readonly<Record<string, () => Promise<{ readonly default: ComponentType<never> }>>>
  /** Sections of the settings that the module draws itself. */
  readonly sections?: Readonly<Record<string, Loader>>
  /** Controls of form fields: a schema with `control: '<module>:<id>'` is edited by one, whoever's form it stands in. */
  readonly controls?: Readonly<Record<string, Loader<FieldControlProps>>>
  /** One result of each search, as a line of the command menu. */
  readonly searches?: Readonly<Record<string, Loader<SearchResultProps>>>
  /** How the editor reads and saves each of the module's kinds of content, by its `param`. */
  readonly contents?: Readonly<Record<string, () => Promise<{ readonly default: ContentAdapter }>>>
  /** Texts by language, then by the English text; fetched for those who speak it. Titles of the module belong to them. */
  readonly texts?: Readonly<Record<string, () => Promise<{ readonly default: Readonly<Record<string, string>> }>>>
}

/** The ids of one list of an admin definition: none where it has no such list, any text where they are not known. */
type IdOf<Admin, List extends keyof AdminDefinition, Member extends string = 'id'> = Admin extends {
  readonly [L in List]: readonly (infer Entry)[]
}
  ? Entry extends Readonly<Record<Member, infer Id extends string>>
    ? Id
    : never
  : List extends keyof Admin
    ? string
    : never

type LoadersFor<Id extends string, Loaders extends Readonly<Record<string, unknown>>> = [Id] extends [never]
  ? Readonly<Record<string, never>>
  : string extends Id
    ? Loaders
    : { readonly [Each in Id]?: Loaders[string] }

type Loaders = Required<AdminContribution>

/** An `AdminContribution` in which only the ids of this definition have loaders. */
export interface AdminLoaders<Admin extends AdminDefinition>
  extends Omit<AdminContribution, 'screens' | 'widgets' | 'fills' | 'commands' | 'panels' | 'searches' | 'contents'> {
  readonly screens?: LoadersFor<IdOf<Admin, 'screens'>, Loaders['screens']>
  readonly widgets?: LoadersFor<IdOf<Admin, 'widgets'>, Loaders['widgets']>
  readonly fills?: LoadersFor<IdOf<Admin, 'fills'>, Loaders['fills']>
  readonly commands?: LoadersFor<IdOf<Admin, 'commands'>, Loaders['commands']>
  readonly panels?: LoadersFor<IdOf<Admin, 'topBar'>, Loaders['panels']>
  readonly searches?: LoadersFor<IdOf<Admin, 'searches'>, Loaders['searches']>
  readonly contents?: LoadersFor<IdOf<Admin, 'contents', 'param'>, Loaders['contents']>
}

export interface AdminPackage extends AdminContribution {
  readonly kind: 'admin'
  readonly module: Module
}

/**
 * Say where what a module brings to the admin is loaded from; fetched when the first of it is needed.
 * The `./admin` entry of a package exports it as default.
 */
/*#__NO_SIDE_EFFECTS__*/
export function defineAdmin<const Admin extends AdminDefinition>(
  module: Module<string, string, Admin>,
  contribution: AdminLoaders<Admin>,
): AdminPackage
export function defineAdmin(module: Module, contribution: AdminContribution): AdminPackage {
  return Object.freeze({ ...contribution, kind: 'admin', module })
}
