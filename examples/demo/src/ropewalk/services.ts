import type { Content } from '@ashlar/sdk'
import { type Art, type Branch, button, column, container, page, row, section, text, textbox } from '../tree/index.ts'
import { band, heading, lead, picture, questions, quiet } from '../tree/parts.ts'
import { seasonPlans } from './season-plans.ts'

export function services(art: Art): Content {
  return page(opening(), ...trades(art), seasonPlans('light'), smallPrint(), noise())
}

function opening(): Branch {
  return section(
    {},
    container(
      { padding: { desktop: { top: 48 } }, alignment: { desktop: { gap: 28 } } },
      text({ tag: 'h1', text: 'Plain prices, quoted before we start' }),
      lead(
        'Labour is $96 an hour for motorcycles and $68 for bicycles, in steps of a quarter hour. The common jobs below have fixed prices.',
      ),
    ),
  )
}

type Price = readonly [job: string, price: string]

interface Trade {
  readonly anchor: string
  readonly label: string
  readonly title: string
  readonly words: string
  readonly src: string
  readonly altText: string
  readonly prices: readonly Price[]
}

function trades(art: Art): readonly Branch[] {
  const list: readonly Trade[] = [
    {
      anchor: 'motorcycles',
      label: 'Motorcycles',
      title: 'Everything between the axles',
      words: 'All makes, all ages, carburettors welcome.',
      src: art('work-01-harbour-twin'),
      altText: 'A red motorcycle with two cylinders in front of a pale moon',
      prices: [
        ['Safety check and road test', '$60'],
        ['Full service, singles and twins', 'from $320'],
        ['Tyre, fitted and balanced', '$45'],
        ['Brake bleed, per circuit', '$55'],
        ['Electrical fault finding, first hour', '$96'],
        ['Engine rebuild', 'quoted'],
      ],
    },
    {
      anchor: 'bicycles',
      label: 'Bicycles',
      title: 'While you wait, or by five',
      words: 'No bike is too cheap to deserve working brakes.',
      src: art('work-08-town-bike'),
      altText: 'A town bicycle on a yellow ground',
      prices: [
        ['Puncture, tube included', '$18'],
        ['Tune-up', '$75'],
        ['Full strip and rebuild', 'from $240'],
        ['Wheel true', '$22'],
        ['Hand-laced wheel, labour', '$85'],
        ['Fitting session, one hour', '$68'],
      ],
    },
    {
      anchor: 'builds',
      label: 'Custom builds',
      title: 'Six a year, drawn first',
      words: 'A build starts with a drawing and a deposit, and ends eight to fourteen months later.',
      src: art('work-06-pair'),
      altText: 'Two machines of one family, side by side',
      prices: [
        ['Drawing and estimate', '$450'],
        ['Frame and geometry work', 'from $1,900'],
        ['Paint, three coats', 'from $880'],
        ['Complete build', 'from $14,500'],
      ],
    },
    {
      anchor: 'storage',
      label: 'Winter storage',
      title: 'November to April, upstairs',
      words: 'Dry, heated to ten degrees, insured. Wheels turned on the first of every month.',
      src: art('blog-winter'),
      altText: 'A covered motorcycle in falling snow between dark firs',
      prices: [
        ['Motorcycle, season', '$380'],
        ['Bicycle, season', '$90'],
        ['Storage with spring service', '$590'],
        ['Collection within 100 km', '$70'],
      ],
    },
  ]
  return list.map(trade)
}

/** Prices on one side, a picture on the other, and the other way round for the next. */
function trade({ anchor, label, title, words, src, altText, prices }: Trade, index: number): Branch {
  const list = column(
    { gap: 12 },
    text({ text: label, look: 'label' }),
    text({ tag: 'h2', text: title, look: 'h3' }),
    quiet(words),
    priceList(prices),
  )
  const side = column({}, picture(src, altText, { desktop: 440, tablet: 360, mobile: 250 }))
  const isTurned = index % 2 === 1
  return section(
    { anchor, ...(index > 0 && { padding: { desktop: { top: 0 } } }) },
    container(
      {},
      row(
        // On a narrow screen the words stand above their picture in every pair.
        { columns: 2, alignItems: 'center', isReversed: isTurned },
        list,
        side,
      ),
    ),
  )
}

function priceList(prices: readonly Price[]): Branch {
  return textbox({
    text: `<ul>${prices.map(([job, price]) => `<li>${job} <strong>${price}</strong></li>`).join('')}</ul>`,
    listStyle: 'lines',
  })
}

function smallPrint(): Branch {
  return band(
    '',
    questions(
      'The small print, in large print',
      'What a quote from us means.',
      [
        'A quote is a price',
        'Not an estimate. If we were wrong, we were wrong with our money. If we find something new, we stop, take a photo and ask.',
      ],
      [
        'Parts you do not need come back to you',
        'In a box, with your name. You can throw them away yourself, or let Walt explain them.',
      ],
      ['Guarantee', 'Twelve months or 10,000 kilometres on our work, whichever ends later. We do mean later.'],
      [
        'Cancelling',
        'Up to two days before your slot without a word. After that we may ask what happened, out of curiosity.',
      ],
    ),
  )
}

function noise(): Branch {
  return band(
    'primary',
    heading(
      'Is something making a noise?',
      'Tell us when it does it, and whether it is worse when you lean left. Desmond answers within a day.',
    ),
    button({ text: 'Ask for a quote', href: '/contact', variant: 'tertiary', size: 'lg' }),
  )
}
