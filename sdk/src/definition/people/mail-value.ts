import Type, { type Static } from 'typebox'

/** Something that a mail to a person can be filled with. */
export const MailValue = Type.Object({
  name: Type.String({ pattern: '^[a-z][a-z0-9_]{0,59}$' }),
  /** What staff choose it by: `First name`. In English; the module's texts translate it. */
  title: Type.String(),
})
export type MailValue = Static<typeof MailValue>
