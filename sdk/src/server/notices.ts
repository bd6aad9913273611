import type { Permission } from '../definition/access.ts'
import { token } from '../definition/token.ts'
import type { Transaction } from './database.ts'

/** What a notice is about; its owner is asked for the rest. */
export interface NoticeSubject {
  /** `<module>.<noun>`, such as `forms.submission`. */
  readonly kind: string
  readonly id: number | string
}

export interface NewNotice {
  /**
   * Who is told, of the people of the back office whose account is not disabled: all who hold a permission, at most 100
   * of them, or accounts by guid. With a permission the notice is shown only as long as its reader holds it.
   */
  readonly to: { readonly can: Permission } | { readonly accounts: readonly string[] }
  /** What it is, `<module>.<what>`: `forms.submission`. */
  readonly kind: string
  /** One line; longer ones are cut after 200 characters. */
  readonly title: string
  /** An address of the admin where it is dealt with, beginning with `/admin`. */
  readonly href: string
  readonly subject: NoticeSubject
}

/**
 * What waits for people of the website of a unit of work: shown under the bell of the admin, at once where it is open,
 * and mailed each morning while it is unread. The last 200 of each person are kept, for 60 days.
 */
export interface Notices {
  /**
   * Tell people that something waits for them, if the unit of work commits; never whoever does the work. How each is told
   * is for them to choose, by kind (`defineModule({ notices })`). Of the same kind about the same subject
   * each person has one notice: told again, it is unread and new again.
   *
   * @throws TypeError for a kind or address that is none
   */
  tell(tx: Transaction, notice: NewNotice): Promise<void>
  /** Mark the notices about these subjects as read for everybody, because somebody has dealt with them. */
  settle(tx: Transaction, kind: string, ids: readonly (number | string)[]): Promise<void>
  /**
   * Delete the notices about these subjects, of whatever kind and for everybody, because the subjects are gone. Whoever
   * puts words of a visitor into a title withdraws the notice when those words are deleted.
   */
  withdraw(tx: Transaction, subjectKind: string, ids: readonly (number | string)[]): Promise<void>
}
export const Notices = token<Notices>('core.notices')
