import { type Art, type Branch, container, gallery, section } from '../../tree/index.ts'
import { heading, pictures } from '../../tree/parts.ts'

export function bench(art: Art): Branch {
  return section(
    { anchor: 'work' },
    container(
      {},
      heading('Lately on the bench', 'Every machine leaves with a name. These nine left this spring.'),
      gallery({
        images: pictures(
          art('work-02-slipway-single'),
          art('work-03-fog-signal'),
          art('work-06-pair'),
          art('work-01-harbour-twin'),
          art('work-04-wheel'),
          art('work-09-night'),
          art('work-08-town-bike'),
          art('work-05-tank'),
          art('work-07-engine'),
        ),
      }),
    ),
  )
}
