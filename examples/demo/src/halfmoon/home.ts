import type { Content } from '@ashlar/sdk'
import { type Art, type Branch, button, container, image, page, section, text } from '../tree/index.ts'
import { band, cards, centredHeading, gallery, heading, picture } from '../tree/parts.ts'

export function home(art: Art): Content {
  return page(hero(art), ways(art), shelf(art))
}

function hero(art: Art): Branch {
  return section(
    {
      padding: { desktop: { top: 0, bottom: 0 } },
      background: {
        desktop: {
          backgroundColor: 'light',
          backgroundImage: art('clay-hero'),
          backgroundPositionX: '78%',
          backgroundPositionY: '70%',
          gradient: {
            type: 'linear',
            angle: 96,
            stops: [
              { color: '#f4eff9eb', position: 0 },
              { color: '#f4eff9eb', position: 20 },
              { color: '#f4eff9cc', position: 34 },
              { color: '#f4eff95c', position: 46 },
              { color: '#f4eff900', position: 57 },
            ],
          },
        },
        tablet: { backgroundImage: '', gradient: null },
      },
    },
    container(
      {
        padding: {
          desktop: { top: 88, bottom: 104 },
          tablet: { top: 72, bottom: 24 },
          mobile: { top: 48, bottom: 16 },
        },
        alignment: {
          desktop: { gap: 24, height: 680, heightAuto: false, justifyContent: 'center' },
          tablet: { heightAuto: true },
        },
      },
      text({ tag: 'h1', text: 'Slow hands, quick kiln', customCss: 'max-width: 7.6em' }),
      text({
        text: 'A shared pottery studio on the riverbank. Eight wheels, two kilns, and a shelf for everyone’s first wobbly bowl.',
        customCss: 'font-size: var(--fs-l); line-height: 1.5; max-width: 36ch',
      }),
      container(
        {
          padding: { desktop: { top: 8, right: 0, bottom: 0, left: 0 } },
          alignment: { desktop: { flexDirection: 'row', gap: 12, width: 100, widthUnit: '%' } },
          customCss: 'flex-wrap: wrap',
        },
        button({ text: 'Join a class', href: '/classes', size: 'lg' }),
        button({ text: 'See the shelf', href: '#shelf', variant: 'outline-primary', size: 'lg' }),
      ),
    ),
    container(
      {
        showOnDesktop: false,
        // The canvas shows what visibility hides; at the width of a desktop this picture would stand there twice.
        customCss: '@media (width >= 992px) { & { display: none } }',
        padding: { desktop: { top: 0, right: 0, bottom: 0, left: 0 } },
        alignment: { desktop: { width: 100, widthUnit: '%' } },
      },
      image({
        src: art('clay-hero'),
        altText: 'Two tall glazed vases and a bowl in front of a white arch and a yellow sun',
        dimensions: { desktop: { height: 420 }, mobile: { height: 340 } },
        customCss:
          '& { border-radius: 0; mask: linear-gradient(transparent, #000 22%) } & img { object-position: 68% 100% }',
      }),
    ),
  )
}

function ways(art: Art): Branch {
  const heights = { desktop: 306, tablet: 182, mobile: 268 }
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
        heights,
        title: 'Taster evening',
        text: 'Three hours at the wheel, two pots to keep, tea in somebody else’s mug. $65.',
        link: ['Choose an evening', '/classes'],
      },
      {
        src: art('clay-bowls'),
        altText: 'Three glazed bowls in a stack',
        heights,
        title: 'Eight-week course',
        text: 'From wedging to glazing, six people at a time, with open studio on Sundays. $390.',
        link: ['See the dates', '/classes'],
      },
      {
        src: art('clay-kiln'),
        altText: 'Two pots glowing in the open kiln',
        heights,
        title: 'Open studio',
        text: 'A key, a shelf and kiln space for people who already know what they are doing, or nearly. $120 a month.',
        link: ['Ask for a key', '/visit'],
      },
    ),
  )
}

function shelf(art: Art): Branch {
  return section(
    { anchor: 'shelf', background: { desktop: { backgroundColor: 'light' } } },
    container(
      { alignment: { desktop: { gap: 48 }, mobile: { gap: 36 } } },
      heading('On the shelf', 'Fired last week, washed this morning.'),
      gallery(
        [
          picture(art('clay-vase'), 'A green vase with a pale glaze running down', tall),
          picture(art('clay-plates'), 'Stacked plates and a tall vase on a shelf', low),
        ],
        [
          picture(art('clay-kiln'), 'Two pots in the open kiln', low),
          picture(art('clay-mugs'), 'Two mugs, one dark, one terracotta', tall),
        ],
        [
          picture(art('clay-jar'), 'A round jar with a butter-coloured glaze', tall),
          picture(art('clay-bowls'), 'Three glazed bowls in a stack', low),
        ],
      ),
    ),
  )
}

const tall = { desktop: 510, tablet: 292, mobile: 436 }
const low = { desktop: 269, tablet: 155, mobile: 230 }
