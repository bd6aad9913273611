import type { Content } from '@ashlar/sdk'
import {
  type Art,
  type Branch,
  button,
  column,
  container,
  image,
  page,
  row,
  section,
  text,
  textbox,
} from '../tree/index.ts'
import {
  band,
  cards,
  figure,
  figures,
  gallery,
  heading,
  lead,
  more,
  picture,
  question,
  questions,
} from '../tree/parts.ts'

export function home(art: Art): Content {
  return page(
    hero(art),
    trades(art),
    numbers(art),
    recentWork(art),
    voices(),
    steps(art),
    freight(art),
    counter(),
    clubs(art),
    address(art),
  )
}

/** On wide screens the words lie on the calm side of the picture; below 992 px they stand above it. */
function hero(art: Art): Branch {
  return section(
    {
      padding: { desktop: { top: 0, bottom: 0 } },
      background: {
        desktop: {
          backgroundColor: 'light',
          backgroundImage: art('hero-shed'),
          backgroundPositionX: '78%',
          backgroundPositionY: '70%',
          gradient: {
            type: 'linear',
            angle: 96,
            stops: [
              { color: '#e9eeeeeb', position: 0 },
              { color: '#e9eeeeeb', position: 20 },
              { color: '#e9eeeecc', position: 34 },
              { color: '#e9eeee5c', position: 46 },
              { color: '#e9eeee00', position: 57 },
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
      text({ tag: 'h1', text: 'In at the east door. Out the west, put right.', customCss: 'max-width: 7.6em' }),
      text({
        text: 'We mend, rebuild and look after motorcycles and bicycles in a rope shed 61 metres long. One bench line, one name on the job, one price before we start.',
        customCss: 'font-size: var(--fs-l); line-height: 1.5; max-width: 36ch',
      }),
      pair(
        button({ text: 'Book the bench', href: '/contact', size: 'lg' }),
        button({ text: 'See what we do', href: '/services', variant: 'outline-dark', size: 'lg' }),
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
        src: art('hero-shed'),
        altText: 'A long red shed on a pier over grey water, with a bicycle and two motorcycles in front of it',
        dimensions: { desktop: { height: 420 }, mobile: { height: 340 } },
        customCss:
          '& { border-radius: 0; mask: linear-gradient(transparent, #000 22%) } & img { object-position: 68% 100% }',
      }),
    ),
  )
}

/** Buttons side by side, one below the other where there is no room. */
function pair(...buttons: readonly Branch[]): Branch {
  return container(
    {
      padding: { desktop: { top: 8, right: 0, bottom: 0, left: 0 } },
      alignment: { desktop: { flexDirection: 'row', gap: 12, width: 100, widthUnit: '%' } },
      customCss: 'flex-wrap: wrap',
    },
    ...buttons,
  )
}

function trades(art: Art): Branch {
  const heights = { desktop: 306, tablet: 182, mobile: 268 }
  return band(
    '',
    heading(
      'Three trades along one bench',
      'The shed was built to walk rope from end to end. Bikes take the same way: quote, bench, road test, door.',
    ),
    cards(
      {
        src: art('work-01-harbour-twin'),
        altText: 'A red motorcycle with two cylinders in front of a pale moon',
        heights,
        title: 'Motorcycle repair',
        text: 'Services, tyres, electrics, engines. A written quote first, photos while we work, and your approval by phone for anything we find.',
        link: ['Motorcycle services', '/services#motorcycles'],
      },
      {
        src: art('work-03-fog-signal'),
        altText: 'A yellow bicycle with drop handlebars on a dark blue ground',
        heights,
        title: 'Bicycle workshop',
        text: 'From a puncture while you wait to a pair of hand-laced wheels. Bring it before ten and ride home at five.',
        link: ['Bicycle services', '/services#bicycles'],
      },
      {
        src: art('work-09-night'),
        altText: 'A motorcycle at night with its headlamp on',
        heights,
        title: 'Custom builds',
        text: 'Six machines a year, no more. We keep every drawing, so that you can change your mind in the right place.',
        link: ['How a build goes', '/services#builds'],
      },
    ),
  )
}

/** The accent of this brand on its dark bands. */
const hemp = 'var(--theme-tertiary)'

function numbers(art: Art): Branch {
  return section(
    {
      background: {
        desktop: { backgroundColor: 'dark', backgroundImage: art('texture-chart'), backgroundSize: 'cover' },
      },
    },
    container(
      {},
      figures(
        figure('1887', 'the year the shed was raised', hemp),
        figure('61 m', 'metres from door to door', hemp),
        figure('912', 'engines rebuilt by Walt, so far', hemp),
        figure('4', 'days, our usual turnaround', hemp),
      ),
    ),
  )
}

function recentWork(art: Art): Branch {
  return section(
    { anchor: 'work' },
    container(
      { alignment: { desktop: { gap: 48 }, mobile: { gap: 36 } } },
      heading('Lately on the bench', 'Every machine leaves with a name. These nine left this spring.'),
      gallery(
        [
          picture(art('work-02-slipway-single'), 'Slipway Single, a slim motorcycle with one cylinder', tall),
          picture(art('work-03-fog-signal'), 'Fog Signal, a yellow bicycle with drop handlebars', wide),
          picture(art('work-06-pair'), 'Two machines of one family, side by side', low),
        ],
        [
          picture(art('work-01-harbour-twin'), 'Harbour Twin, a red motorcycle with two cylinders', wide),
          picture(art('work-04-wheel'), 'A hand-laced wheel on a red wall', tall),
          picture(art('work-09-night'), 'A dark motorcycle with its headlamp on', low),
        ],
        [
          picture(art('work-08-town-bike'), 'A town bicycle on a yellow ground', wide),
          picture(art('work-05-tank'), 'A green fuel tank with a gold line', low),
          picture(art('work-07-engine'), 'An engine seen from the side, cooling fins and all', tall),
        ],
      ),
    ),
  )
}

const tall = { desktop: 522, tablet: 300, mobile: 448 }
const wide = { desktop: 313, tablet: 180, mobile: 268 }
const low = { desktop: 269, tablet: 155, mobile: 230 }

function voices(): Branch {
  return band(
    'secondary',
    container(
      {
        padding: { desktop: { top: 24, right: 0, bottom: 0, left: 0 } },
        alignment: { desktop: { gap: 24, width: 100, widthUnit: '%' } },
      },
      text({
        text: 'They sent a photo of the old bearing next to the new one, and a price, before I had finished my coffee. I said yes from the ferry.',
        customCss:
          'font: var(--heading-weight) clamp(1.625rem, 1.1rem + 2.4vw, 3rem)/1.18 var(--font-heading); letter-spacing: var(--heading-tracking); max-width: 24em; text-wrap: balance',
      }),
      speaker('Greta L.', 'Norrbeck Skua 700'),
    ),
    row(
      { columns: 2 },
      voice(
        'I asked for louder. They talked me into quieter and lighter. It is the best money I have not spent.',
        'Jasper T.',
        'Halvard Fjell 650',
      ),
      voice(
        'My grandmother’s bicycle came back with her scratches still on it and everything else new.',
        'Mirela D.',
        'a bicycle from 1958',
      ),
    ),
  )
}

function voice(words: string, name: string, machine: string): Branch {
  return column({ customCss: 'gap: 12px' }, lead(words), speaker(name, machine))
}

function speaker(name: string, machine: string): Branch {
  return textbox({
    text: `<p><strong>${name}</strong>, ${machine}</p>`,
    customCss: `& p { font: 500 1rem/1.4 var(--font-ui); color: var(--muted) } & strong { color: ${hemp}; font-weight: 700 }`,
  })
}

function steps(art: Art): Branch {
  return band(
    '',
    heading('What happens after you call', 'You can follow the job from the first photo to the road test.'),
    row(
      { columns: 2, customCss: 'row-gap: 56px' },
      step(
        '1. Quote',
        'You know the price before we pick up a wrench',
        'Tell us the year, make and model and what it does. Within a day you get a quote in plain words, with parts, hours and tax on separate lines. Approve it from your phone, or strike out what can wait.',
        art('work-05-tank'),
      ),
      step(
        '2. Bench',
        'One mechanic, one work order',
        'The person who takes the bike in is the person who hands it back. Every step is on the work order with a photo, and nothing extra is done until you have said yes.',
        art('work-07-engine'),
      ),
      step(
        '3. Road test',
        'Eleven kilometres, always the same',
        'Two hills, one bad railway crossing, the breakwater. If something is going to rattle, it rattles there.',
        art('hero-road'),
      ),
      step(
        '4. West door',
        'A message, a map and the old parts',
        'You hear from us the minute it is ready. The old parts are in a box with your name on it, and the map has the pie shop on it.',
        art('about-shed'),
      ),
    ),
  )
}

function step(label: string, title: string, words: string, src: string): Branch {
  return column(
    { customCss: 'gap: 12px' },
    picture(src, '', { desktop: 330, tablet: 300, mobile: 230 }),
    text({
      text: label,
      fontWeight: 700,
      customCss: 'font-family: var(--font-ui); font-size: 1rem; line-height: 1.4; color: var(--accent)',
      margin: { desktop: { top: 8 } },
    }),
    text({ tag: 'h3', text: title }),
    text({ text: words, customCss: 'color: var(--muted)' }),
  )
}

function freight(art: Art): Branch {
  return band(
    'light',
    row(
      { columns: 2, customCss: 'align-items: center' },
      column(
        {},
        text({ tag: 'h2', text: 'Sending it from far away?' }),
        lead(
          'We collect across the Atlantic provinces twice a month. Work out the carbon first; we put the same number on your quote.',
        ),
      ),
      column(
        {},
        picture(art('blog-freight'), 'A small freighter with stacked containers in front of low hills', {
          desktop: 360,
          mobile: 230,
        }),
      ),
    ),
  )
}

function counter(): Branch {
  return band(
    '',
    questions(
      'Asked at the counter',
      '',
      question(
        'Do you work on anything with two wheels?',
        'Nearly. Motorcycles of any age, bicycles of any price, the odd sidecar. Not electric scooters from the internet: we cannot get parts, and neither can they.',
      ),
      question(
        'How long will it take?',
        'A service is one day, a wheel build three, an engine about five weeks. You get a date with the quote, and a message if the date moves.',
      ),
      question(
        'Can I bring my own parts?',
        'Yes, if they fit and they are sound. We charge the same hours and cannot guarantee what we did not choose.',
      ),
      question(
        'Do you lend bikes?',
        'Four town bicycles and one very patient 300, free while yours is on the bench. Leave a driving licence and a nice word.',
      ),
    ),
  )
}

function clubs(art: Art): Branch {
  return band(
    '',
    text({
      text: 'Clubs that ride from our door',
      textAlign: 'center',
      customCss: 'font: 500 var(--fs-s)/1.4 var(--font-ui); color: var(--muted)',
    }),
    row(
      { columns: 8, customCss: 'row-gap: 24px' },
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((number) =>
        column(
          {
            width: { desktop: { span: 0 }, tablet: { span: 3 }, mobile: { span: 3 } },
            customCss: 'align-items: center',
          },
          image({
            src: art(`stamp-${number}`),
            altText: '',
            dimensions: {
              desktop: { width: 112, widthUnit: 'px', height: 112, objectFit: 'contain' },
              mobile: { width: 72, widthUnit: 'px', height: 72 },
            },
            customCss: '& { border-radius: 0 } & img { background: none }',
          }),
        ),
      ),
    ),
  )
}

function address(art: Art): Branch {
  return section(
    {
      padding: { desktop: { top: 0, bottom: 0 } },
      background: { desktop: { backgroundColor: 'light', backgroundImage: art('map') } },
    },
    container(
      {
        padding: { desktop: { top: 150, bottom: 48 }, mobile: { top: 260, bottom: 16 } },
        alignment: { desktop: { gap: 0 } },
      },
      container(
        {
          padding: { desktop: { top: 28, right: 32, bottom: 24, left: 32 } },
          alignment: { desktop: { width: 420, gap: 8 } },
          background: { desktop: { backgroundColor: '#ffffff' } },
          border: { desktop: { borderRadius: 4 } },
          customCss: 'margin-inline-start: 0; box-shadow: 0 18px 50px rgb(0 0 0 / 0.14)',
        },
        text({ tag: 'h2', text: '41 Ropewalk Lane', customCss: 'font-size: var(--fs-h3)' }),
        text({ text: 'Tern Harbour, Nova Scotia. Park on the quay, walk in at the east door.' }),
        more('Contact', '/contact'),
      ),
    ),
  )
}
