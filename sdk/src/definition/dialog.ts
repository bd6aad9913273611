import type { Static, TSchema } from 'typebox'
import type { Access } from './access.ts'
import type { Plan } from './plan.ts'

/** What a dialog is given and what it answers, and who is offered it. */
export interface DialogInput<Input extends TSchema, Answer extends TSchema> {
  /** What the screen that opens the dialog gives it. */
  readonly input: Input
  /** What the dialog answers when its work is done. */
  readonly answer: Answer
  /** Who is offered it; without it everybody whose website has the module. */
  readonly access?: Access
  /** Lowest plan that holds it. */
  readonly plan?: Plan
}

/** A dialog that a module lets others open. Across packages its id alone counts. */
export interface DialogDefinition<Input extends TSchema = TSchema, Answer extends TSchema = TSchema>
  extends DialogInput<Input, Answer> {
  readonly kind: 'dialog'
  /** `<module>:<name>`, for example `customers:new-customer`. */
  readonly id: `${string}:${string}`
}

/** What a dialog resolves to unless it was closed without an answer. */
export type AnswerOf<Dialog extends DialogDefinition> = Static<Dialog['answer']>

/**
 * Describe a dialog that screens of other modules may open. It stands in the module's contract; its component is loaded
 * from the module's admin entry (`dialogs`) when it is first opened.
 *
 * @example
 * export const newCustomer = defineDialog('customers:new-customer', {
 *   input: Type.Object({ name: Type.Optional(Type.String()) }),
 *   answer: Type.Object({ customer_id: Id, firstname: Type.String() }),
 *   access: permission(customers, 'customers', 'can_create'),
 * })
 */
/*#__NO_SIDE_EFFECTS__*/
export function defineDialog<const Input extends TSchema, const Answer extends TSchema>(
  id: `${string}:${string}`,
  dialog: DialogInput<Input, Answer>,
): DialogDefinition<Input, Answer> {
  return Object.freeze({ ...dialog, kind: 'dialog', id })
}
