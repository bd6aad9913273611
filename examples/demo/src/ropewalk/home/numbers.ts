import { type Art, type Branch, container, section } from '../../tree/index.ts'
import { figure, figures } from '../../tree/parts.ts'

export function numbers(art: Art): Branch {
  return section(
    {
      background: {
        desktop: { backgroundColor: 'dark', backgroundImage: art('texture-chart'), backgroundSize: 'cover' },
      },
    },
    container(
      {},
      figures(
        figure(1887, 'the year the shed was raised', { startNumber: 1780 }),
        figure(61, 'metres from door to door', { suffix: ' m' }),
        figure(912, 'engines rebuilt by Walt, so far'),
        figure(4, 'days, our usual turnaround'),
      ),
    ),
  )
}
