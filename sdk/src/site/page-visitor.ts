import type { FieldError } from '../server/errors.ts'
import type { Actor } from '../server/request.ts'

/** Why the form that a visitor sent just now was refused, and what they had typed. */
export interface FormNotice {
  /** Code of the refusal, such as `STORE_SOLD_OUT`: by it a page says the reason in the language of the website. */
  readonly code: string
  /** The reason as a sentence, in English. */
  readonly error: string
  /** The fields at fault. */
  readonly errors: readonly FieldError[]
  /**
   * What was typed, by the names of the form's fields: as many as fit into a cookie. Fields whose names end in
   * `password` are left out.
   */
  readonly values: Readonly<Record<string, string>>
}

/** Who looks at a page that is made for one person. */
export interface PageVisitor {
  /** The account that is signed in, of a shopper or of staff; null for somebody without. */
  readonly account: Pick<Actor, 'guid' | 'id' | 'roleId' | 'displayName' | 'email'> | null
  /** What modules store of a visitor, as `request.visitor.key` gave it; null for a visitor who has written nothing yet. */
  readonly key: string | null
  /**
   * Set on the one page that follows the refusal of a form that a browser sent by itself (`withForms`): show it beside
   * the form. Null otherwise.
   */
  readonly notice: FormNotice | null
}
