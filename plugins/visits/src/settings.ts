import Type, { type Static } from 'typebox'

/** Whether a website counts its visits, and for how long it keeps the figures. */
export const VisitSettings = Type.Object(
  {
    count_visits: Type.Boolean({
      title: 'Count visits',
      description: 'Counts visits and page views without cookies. Nothing that identifies a visitor is kept.',
      default: true,
    }),
    visits_kept_days: Type.Integer({
      title: 'Keep figures for (days)',
      description: 'Older figures are deleted every night.',
      minimum: 31,
      maximum: 3650,
      default: 730,
    }),
  },
  { additionalProperties: false },
)
export type VisitSettings = Static<typeof VisitSettings>
