import Type, { type Static } from 'typebox'

/** Selected blocks that are told at most. */
export const mostSelected = 8

/** What a browser says while it has a document open: every few seconds, on opening, on another selection and on leaving. */
export const PresenceBeat = Type.Object(
  {
    /** `page:12`. */
    document: Type.String({ pattern: '^[a-z-]{1,40}:[A-Za-z0-9_-]{1,60}$' }),
    /** Made up by the browser tab, so that one person in two tabs is two. */
    tab: Type.String({ pattern: '^[A-Za-z0-9_-]{8,40}$' }),
    /** `asks`: it has just come and wants to know who else is there. */
    state: Type.Enum(['asks', 'here', 'left']),
    /** Ids of the selected blocks; the one that leads comes last. */
    selected: Type.Optional(Type.Array(Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' }), { maxItems: mostSelected })),
    /** The tab lies behind another: nobody looks at it, and it may be heard less often. */
    isAway: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type PresenceBeat = Static<typeof PresenceBeat>

/** The same as the other browsers hear it, over the live stream. */
export const PresenceEvent = Type.Object({
  event: Type.Literal('presence'),
  ...PresenceBeat.properties,
  person: Type.Object({ id: Type.Integer(), name: Type.String() }),
})
export type PresenceEvent = Static<typeof PresenceEvent>
