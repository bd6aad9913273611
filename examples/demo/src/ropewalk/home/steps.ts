import { type Art, type Branch, column, into, row, tabs, text } from '../../tree/index.ts'
import { band, heading, picture } from '../../tree/parts.ts'

interface Step {
  readonly tab: string
  readonly title: string
  readonly words: string
  readonly src: string
}

export function steps(art: Art): Branch {
  const all: readonly Step[] = [
    {
      tab: '1. Quote',
      title: 'You know the price before we pick up a wrench',
      words:
        'Tell us the year, make and model and what it does. Within a day you get a quote in plain words, with parts, hours and tax on separate lines. Approve it from your phone, or strike out what can wait.',
      src: art('work-05-tank'),
    },
    {
      tab: '2. Bench',
      title: 'One mechanic, one work order',
      words:
        'The person who takes the bike in is the person who hands it back. Every step is on the work order with a photo, and nothing extra is done until you have said yes.',
      src: art('work-07-engine'),
    },
    {
      tab: '3. Road test',
      title: 'Eleven kilometres, always the same',
      words: 'Two hills, one bad railway crossing, the breakwater. If something is going to rattle, it rattles there.',
      src: art('hero-road'),
    },
    {
      tab: '4. West door',
      title: 'A message, a map and the old parts',
      words:
        'You hear from us the minute it is ready. The old parts are in a box with your name on it, and the map has the pie shop on it.',
      src: art('about-shed'),
    },
  ]
  return band(
    '',
    heading('What happens after you call', 'You can follow the job from the first photo to the road test.'),
    tabs(
      {
        tabHeaders: all.map(({ tab }, index) => ({
          ...{ id: `step-${index + 1}`, tabIndex: index, title: tab, icon: '', sort: index },
        })),
      },
      ...all.flatMap((step, index) => into(`tab:step-${index + 1}`, panel(step))),
    ),
  )
}

/** Words on the left, a picture on the right. */
function panel({ title, words, src }: Step): Branch {
  return row(
    { columns: 2, alignItems: 'center' },
    column({ gap: 16 }, text({ tag: 'h3', text: title }), text({ text: words, look: 'quiet' })),
    column({}, picture(src, '', { desktop: 420, tablet: 340, mobile: 230 })),
  )
}
