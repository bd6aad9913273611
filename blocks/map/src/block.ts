import { defineBlock } from '@ashlar/sdk'
import Type from 'typebox'

/** px; a smaller height that is stored is raised to it. */
export const lowest = 300

/** A map of an outside service. */
export const map = defineBlock({
  type: 'map',
  title: 'Map',
  icon: 'map',
  category: 'content',
  keywords: ['location', 'address', 'directions', 'openstreetmap'],
  schema: Type.Object({
    mapUrl: Type.String({
      title: 'Map URL',
      description: 'The link of a place, or the embed address, from the map service.',
      pattern: '^(|https://[^\\s"<>]*)$',
      maxLength: 2000,
      default: '',
    }),
    height: Type.Number({ title: 'Height', minimum: 0, maximum: 2000, default: lowest }),
  }),
  common: ['visibility', 'spacing', 'border', 'customCss'],
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})
