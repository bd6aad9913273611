import type { Content } from '@ashlar/sdk'
import {
  type Art,
  type Branch,
  carbonCalculator,
  column,
  imageScroller,
  newsletter,
  page,
  row,
  sectionHeader,
  text,
} from '../tree/index.ts'
import { band, cards, heading, picture, pictures, questions } from '../tree/parts.ts'
import { address } from './address.ts'
import { history } from './history.ts'
import { bench } from './home/bench.ts'
import { hero } from './home/hero.ts'
import { included } from './home/included.ts'
import { numbers } from './home/numbers.ts'
import { steps } from './home/steps.ts'
import { voices } from './home/voices.ts'
import { seasonPlans } from './season-plans.ts'

export function home(art: Art): Content {
  return page(
    hero(art),
    trades(art),
    numbers(art),
    included(art),
    bench(art),
    ...voices(),
    steps(art),
    seasonPlans('light'),
    history(''),
    freight(art),
    atTheCounter(),
    clubs(art),
    band(
      'primary',
      newsletter({
        title: 'Tide tables, road notes and the odd bargain',
        text: 'One letter a month. Unsubscribe with one click; we will not ask why.',
      }),
    ),
    address(art, 'Tern Harbour, Nova Scotia. Park on the quay, walk in at the east door.'),
  )
}

function trades(art: Art): Branch {
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
        title: 'Motorcycle repair',
        text: 'Services, tyres, electrics, engines. A written quote first, photos while we work, and your approval by phone for anything we find.',
        link: ['Motorcycle services', '/services#motorcycles'],
      },
      {
        src: art('work-03-fog-signal'),
        altText: 'A yellow bicycle with drop handlebars on a dark blue ground',
        title: 'Bicycle workshop',
        text: 'From a puncture while you wait to a pair of hand-laced wheels. Bring it before ten and ride home at five.',
        link: ['Bicycle services', '/services#bicycles'],
      },
      {
        src: art('work-09-night'),
        altText: 'A motorcycle at night with its headlamp on',
        title: 'Custom builds',
        text: 'Six machines a year, no more. We keep every drawing, so that you can change your mind in the right place.',
        link: ['How a build goes', '/services#builds'],
      },
    ),
  )
}

function freight(art: Art): Branch {
  return band(
    'light',
    row(
      { columns: 2, alignItems: 'center' },
      column(
        {},
        sectionHeader({
          title: 'Sending it from far away?',
          subtitle:
            'We collect across the Atlantic provinces twice a month. Work out the carbon first; we put the same number on your quote.',
        }),
        picture(art('blog-freight'), 'A small freighter with stacked containers in front of low hills', {
          desktop: 320,
          mobile: 230,
        }),
      ),
      column({}, carbonCalculator({ method: 'ltl_dry_van', shipmentWeight: 0.4, shipmentDistance: 320 })),
    ),
  )
}

function atTheCounter(): Branch {
  return band(
    '',
    questions(
      'Asked at the counter',
      '',
      [
        'Do you work on anything with two wheels?',
        'Nearly. Motorcycles of any age, bicycles of any price, the odd sidecar. Not electric scooters from the internet: we cannot get parts, and neither can they.',
      ],
      [
        'How long will it take?',
        'A service is one day, a wheel build three, an engine about five weeks. You get a date with the quote, and a message if the date moves.',
      ],
      [
        'Can I bring my own parts?',
        'Yes, if they fit and they are sound. We charge the same hours and cannot guarantee what we did not choose.',
      ],
      [
        'Do you lend bikes?',
        'Four town bicycles and one very patient 300, free while yours is on the bench. Leave a driving licence and a nice word.',
      ],
    ),
  )
}

function clubs(art: Art): Branch {
  return band(
    '',
    text({
      text: 'Clubs that ride from our door',
      textAlign: 'center',
      look: 'small',
    }),
    imageScroller({
      images: pictures(...[1, 2, 3, 4, 5, 6, 7, 8].map((number) => art(`stamp-${number}`))),
      speed: 'slow',
      imageWidth: 120,
      imageHeight: 120,
    }),
  )
}
