import type { Content } from '@ashlar/sdk'
import {
  type Art,
  type Branch,
  button,
  container,
  gallery,
  heroSlider,
  into,
  newsletter,
  page,
  section,
  text,
} from '../tree/index.ts'
import { band, cards, centredHeading, heading, pair, pictures } from '../tree/parts.ts'

export function home(art: Art): Content {
  return page(hero(art), ways(art), shelf(art), kilnNotes())
}

/** One slide: a picture with words, and nothing that moves. */
function hero(art: Art): Branch {
  return section(
    { padding: { desktop: { top: 0, bottom: 0 } }, background: { desktop: { backgroundColor: 'light' } } },
    container(
      {
        padding: { desktop: { top: 0, right: 0, bottom: 0, left: 0 } },
        alignment: { desktop: { width: 100, widthUnit: '%' } },
      },
      heroSlider(
        {
          height: 680,
          slides: [{ id: 'studio', title: 'Slow hands, quick kiln' }],
          images: pictures(art('clay-hero')),
        },
        ...into(
          'slide:studio',
          text({ tag: 'h1', text: 'Slow hands, quick kiln' }),
          text({
            text: 'A shared pottery studio on the riverbank. Eight wheels, two kilns, and a shelf for everyone’s first wobbly bowl.',
          }),
          pair(
            button({ text: 'Join a class', href: '/classes', size: 'lg' }),
            button({ text: 'See the shelf', href: '#shelf', variant: 'outline-primary', size: 'lg' }),
          ),
        ),
      ),
    ),
  )
}

function ways(art: Art): Branch {
  return band(
    '',
    centredHeading(
      'Come once, or come every Tuesday',
      'You do not need a steady hand. You need an apron, and we have those.',
    ),
    cards(
      {
        src: art('clay-wheel'),
        altText: 'Two hands shaping a bowl on a wheel',
        title: 'Taster evening',
        text: 'Three hours at the wheel, two pots to keep, tea in somebody else’s mug. $65.',
        link: ['Choose an evening', '/classes'],
      },
      {
        src: art('clay-bowls'),
        altText: 'Three glazed bowls in a stack',
        title: 'Eight-week course',
        text: 'From wedging to glazing, six people at a time, with open studio on Sundays. $390.',
        link: ['See the dates', '/classes'],
      },
      {
        src: art('clay-kiln'),
        altText: 'Two pots glowing in the open kiln',
        title: 'Open studio',
        text: 'A key, a shelf and kiln space for people who already know what they are doing, or nearly. $120 a month.',
        link: ['Ask for a key', '/book'],
      },
    ),
  )
}

function shelf(art: Art): Branch {
  return section(
    { anchor: 'shelf', background: { desktop: { backgroundColor: 'light' } } },
    container(
      {},
      heading('On the shelf', 'Fired last week, washed this morning.'),
      gallery({
        images: pictures(
          art('clay-vase'),
          art('clay-plates'),
          art('clay-mugs'),
          art('clay-jar'),
          art('clay-kiln'),
          art('clay-bowls'),
        ),
      }),
    ),
  )
}

function kilnNotes(): Branch {
  return band(
    'primary',
    newsletter({ title: 'Kiln notes', text: 'When we open the door of the kiln, you hear about it first.' }),
  )
}
