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
      title: 'Address or map link',
      description: 'An address such as "1 High Street, Leeds", or the link of a place from a map service.',
      // Words, which are no address of any other scheme.
      pattern: '^(|https://[^\\s"<>]*|(?!\\s*[A-Za-z][A-Za-z0-9+.\\-]*:\\S)(?!\\s*//)[^<>]*)$',
      maxLength: 2000,
      default: '',
    }),
    height: Type.Number({ title: 'Height', minimum: 0, maximum: 2000, default: lowest }),
  }),
  common: ['visibility', 'spacing', 'border', 'customCss'],
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})
