import type { Pattern } from '@ashlar/sdk'
import { band, block, card, column, into, picture, row, ruled } from '../build.ts'
import { patternsOf } from '../pattern.ts'
import { addressOf, altTextOf, type PictureName } from '../pictures.ts'
import { type Action, heading, icon, more, point, quiet, subject, title } from '../words.ts'

type Item = readonly [icon: string, name: string, words: string]

const three: readonly Item[] = [
  [
    'clock',
    'On time',
    'You get a date for the beginning and one for the end. Both are kept, or you hear about it before.',
  ],
  ['shield-check', 'Guaranteed', 'Five years on all our work, in writing. One call is enough, and somebody comes by.'],
  ['leaf', 'With care', 'We use what lasts and what is at hand, and take away what is left over.'],
]

/** Three reasons with icons, on the ground of the page. */
export const featureIcons = () =>
  band(
    {},
    heading('What you can count on', 'Three promises that everybody here keeps.'),
    row({}, ...three.map(([name, words, text]) => column([4, 4, 12], 12, icon(name), subject(words), quiet(text)))),
  )

export interface Offer {
  readonly picture: PictureName
  readonly name: string
  readonly words: string
  readonly link: Action
}

const offers: readonly Offer[] = [
  {
    picture: 'room',
    name: 'Interiors',
    words: 'Rooms from one hand, from the floor to the last lamp.',
    link: ['More on interiors', '/services'],
  },
  {
    picture: 'facade',
    name: 'Renovation',
    words: 'Old houses made warm, dry and light, without losing their face.',
    link: ['More on renovation', '/services'],
  },
  {
    picture: 'bench',
    name: 'Furniture',
    words: 'Tables, shelves and kitchens, made to measure in our workshop.',
    link: ['More on furniture', '/services'],
  },
]

/** Cards with pictures, each with a link. */
export const featureCards = (
  name = 'What we do',
  subtitle = 'Three fields, one team. Each begins with a visit.',
  list = offers,
) =>
  band(
    {},
    heading(name, subtitle),
    row(
      {},
      ...list.map((offer) =>
        column(
          [0, 4, 12],
          0,
          block(
            'card',
            { padding: { desktop: { top: 0, bottom: 0 } } },
            ...into(
              'header',
              block('card-image', { src: addressOf(offer.picture), altText: altTextOf(offer.picture) }),
            ),
            ...into('body', subject(offer.name), quiet(offer.words)),
            ...into('footer', more(offer.link)),
          ),
        ),
      ),
    ),
  )

const six: readonly Item[] = [
  ['calendar-check', 'Book online', 'Choose a time that suits you. A reminder comes the day before.'],
  ['message-circle', 'Ask anything', 'A person answers, usually within the hour.'],
  ['receipt-text', 'Clear bills', 'One line for each thing, and nothing that was not agreed.'],
  ['truck', 'We deliver', 'To your door, within 50 km and at no charge.'],
  ['recycle', 'We take back', 'We repair or recycle your old things.'],
  ['key-round', 'Safe with us', 'Your keys and data are locked away, each night.'],
]

/** Six points in a dark grid. */
export const featureGrid = () =>
  band(
    { colour: 'dark' },
    heading('Everything is included', 'No extras to tick, no small print to read.'),
    row(
      { rowGap: 56 },
      ...six.map(([name, words, text]) =>
        column([4, 6, 12], 10, icon(name, 'flex-start', 36), point(words), quiet(text)),
      ),
    ),
  )

const steps = [
  ['1', 'You tell us', 'Call, write or come by. Ten minutes are enough for a first idea.'],
  ['2', 'We have a look', 'We measure, listen and note what matters to you.'],
  ['3', 'You get a price', 'In plain words, within a week, with a date.'],
  ['4', 'We get to work', 'The same people from the first day to the last.'],
] as const

/** How it goes, step by step. */
export const featureSteps = () =>
  band(
    { colour: 'light' },
    heading('How it works', 'Four steps from the first call to the finished job.'),
    row(
      {},
      ...steps.map(([number, name, text]) =>
        ruled(
          [3, 6, 12],
          block('text', { padding: { desktop: { top: 0, bottom: 0 } }, text: number, look: 'h2' }),
          point(name),
          quiet(text),
        ),
      ),
    ),
  )

type PanelWords = readonly [icon: string, name: string, words: string]

const panels: readonly [PanelWords, PanelWords, PanelWords] = [
  ['zap', 'Quick to set up', 'Open an account, choose a name and begin. Most people are ready before their coffee is.'],
  [
    'users',
    'Made for teams',
    'Everybody sees the same state of things. Nobody has to ask who has the latest version, and nothing is sent around.',
  ],
  [
    'lock',
    'Private by default',
    'Your words belong to you. You decide who sees them, and you can take them with you at any time.',
  ],
]

const panelWords = ([sign, name, words]: PanelWords) => [icon(sign), subject(name), quiet(words)]

/** Panels of different size and colour. */
export const featurePanels = (name = 'Small things, done well', [first, second, third] = panels) =>
  band(
    {},
    title(name),
    row(
      {},
      card('light', [5, 12, 12], ...panelWords(first)),
      card('secondary', [7, 12, 12], ...panelWords(second)),
      column([7, 12, 12], 0, picture('discs', [360, 320, 240])),
      card('primary', [5, 12, 12], ...panelWords(third)),
    ),
  )

const pattern = patternsOf('features')

export const featureColumns: readonly Pattern[] = [
  pattern('icons', 'Three points with icons', ['benefits', 'reasons'], featureIcons()),
  pattern('cards', 'Cards with pictures', ['services', 'offers'], featureCards()),
  pattern('grid', 'Dark grid of six', ['benefits', 'icons'], featureGrid()),
  pattern('steps', 'Steps', ['process', 'how it works', 'numbers'], featureSteps()),
  pattern('panels', 'Coloured panels', ['bento', 'grid', 'tiles'], featurePanels()),
]
