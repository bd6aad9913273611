import type { FormReply } from '../contract.ts'
import type { ContributedType } from '../form/field-types.ts'

/** What a contribution gives one form on one page. */
export interface LoadedChoices {
  readonly names: readonly string[]
  /** Address of a list that a visitor's typing is looked up in. */
  readonly search?: string
  /** What the address of the page asks for (OPEN-247). */
  readonly preset?: string
}

/** What a form knows of the website and of the request. */
export interface FormData {
  /** Key of the places service; empty without one (ADDR-005). */
  readonly placesKey: string
  readonly choices: Readonly<Partial<Record<ContributedType, LoadedChoices>>>
  /** Answer to this form, sent without JavaScript. */
  readonly reply: FormReply | undefined
}
