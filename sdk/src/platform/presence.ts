import Type, { type Static } from 'typebox'

/** What a browser says while it has a document open: every 20 seconds, on opening and on leaving. */
export const PresenceBeat = Type.Object({
  /** `page:12`. */
  document: Type.String({ pattern: '^[a-z-]{1,40}:[A-Za-z0-9_-]{1,60}$' }),
  /** Made up by the browser tab, so that one person in two tabs is two. */
  tab: Type.String({ pattern: '^[A-Za-z0-9_-]{8,40}$' }),
  /** `asks`: it has just come and wants to know who else is there. */
  state: Type.Enum(['asks', 'here', 'left']),
})
export type PresenceBeat = Static<typeof PresenceBeat>

/** The same as the other browsers hear it, over the live stream. */
export const PresenceEvent = Type.Object({
  event: Type.Literal('presence'),
  ...PresenceBeat.properties,
  person: Type.Object({ id: Type.Integer(), name: Type.String() }),
})
export type PresenceEvent = Static<typeof PresenceEvent>
