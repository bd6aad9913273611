import { defineBlock } from '@ashlar/sdk'
import Type from 'typebox'

/** A band across the whole page with a background of its own. It takes containers only. */
export const section = defineBlock({
  type: 'section',
  title: 'Section',
  icon: 'rows-3',
  category: 'layout',
  keywords: ['band', 'hero'],
  schema: Type.Object({
    anchor: Type.String({ title: 'Anchor', pattern: '^[A-Za-z0-9_-]{0,60}$', default: '' }),
    /** Of the media library, with the file's id in it: `/media/12/sea.mp4`. */
    videoId: Type.String({
      title: 'Video',
      pattern: '^(|/media/[1-9][0-9]{0,15}/[^\\s"<>\\\\/?#]{1,255})$',
      maxLength: 300,
      default: '',
    }),
    showParticles: Type.Boolean({ title: 'Particles', default: false }),
  }),
  common: [
    'visibility',
    'spacing',
    'alignment',
    'background',
    'border',
    'shadow',
    'animation',
    'overflow',
    'customCss',
  ],
  commonDefaults: { alignment: { width: 100, widthUnit: '%', gap: 0 } },
  initialChildren: [{ type: 'container' }],
  nesting: { in: ['wrapper'], accepts: ['container'] },
})
