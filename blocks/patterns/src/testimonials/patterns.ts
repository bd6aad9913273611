import type { Pattern } from '@ashlar/sdk'
import { band, block, centred, column, container, type Ground, into, picture, row, ruled, section } from '../build.ts'
import { patternsOf } from '../pattern.ts'
import { addressOf } from '../pictures.ts'
import { figure, heading, lead, rich, title } from '../words.ts'

const flat = { padding: { desktop: { top: 0, bottom: 0 } } }

const voices = [
  [
    'They sent a drawing, a price and a date within a week. All three were right in the end.',
    'Name of the customer',
    'Kitchen, spring',
    5,
  ],
  [
    'I asked for something larger. They talked me into something simpler, and I am glad every morning.',
    'Name of the customer',
    'Bathroom, summer',
    5,
  ],
  [
    'Three people, two days, no dust. The cat did not even leave the room.',
    'Name of the customer',
    'Bookshelf, autumn',
    4,
  ],
  [
    'When a hinge came loose after two years, somebody stood at the door the next day.',
    'Name of the customer',
    'Wardrobe, winter',
    5,
  ],
] as const

const items = (count: number, withFaces: boolean) =>
  voices.slice(0, count).map(([text, name, role, rating], index) => ({
    ...{ id: `voice-${index + 1}`, text, name, role },
    ...(withFaces ? { picture: addressOf(index % 2 === 0 ? 'portrait-1' : 'portrait-3') } : { rating }),
  }))

/** Three cards with stars. */
export const testimonialCards = (
  name = 'What customers say',
  subtitle = 'In their own words, with their permission.',
  ground: Ground = { colour: 'light' },
) => band(ground, heading(name, subtitle), block('testimonials', { ...flat, testimonials: items(3, false) }))

/** One sentence, very large, in colour. */
export const testimonialLarge = (
  text: string = voices[1][0],
  name = 'Name of the customer',
  role = 'where they are from',
) => centred({ colour: 'secondary', room: 'tall' }, block('quote', { ...flat, text, name, role, look: 'large' }))

/** A portrait beside the words. */
export const testimonialPortrait = () =>
  section(
    {},
    container(
      {},
      row(
        { align: 'center' },
        column([4, 5, 12], 0, picture('portrait-4', [460, 360, 300])),
        column(
          [8, 7, 12],
          0,
          block('quote', {
            ...flat,
            text: voices[0][0],
            name: voices[0][1],
            role: voices[0][2],
            look: 'mark',
            textTypography: { desktop: { textStyle: 'h3' } },
          }),
        ),
      ),
    ),
  )

/** Voices one after the other, on dark. They change only when a visitor asks. */
const testimonialSlides = () =>
  band(
    { colour: 'dark' },
    block(
      'content-slider',
      {
        ...{ ...flat, fullWidth: true, height: 240, transitionStyle: 'slide' },
        slides: voices.slice(0, 3).map((_, index) => ({
          id: `voice-${index + 1}`,
          containerId: `voice-${index + 1}`,
          title: `Voice ${index + 1}`,
        })),
      },
      ...voices
        .slice(0, 3)
        .flatMap(([text, name, role], index) =>
          into(
            `slide:voice-${index + 1}`,
            rich(`<blockquote>${text}</blockquote>`),
            rich(`<p><strong>${name}</strong>, ${role}</p>`, { look: 'small' }),
          ),
        ),
    ),
  )

/** Heading on the left, two columns of voices on the right. */
const testimonialColumns = () =>
  band(
    {},
    row(
      {},
      column([4, 12, 12], 16, title('People who would call us again'), lead('Most of them already have.')),
      column(
        [8, 12, 12],
        0,
        block('testimonials', { ...flat, testimonials: items(4, true), columns: 2, look: 'plain', gap: 3 }),
      ),
    ),
  )

/** A voice, and the numbers that go with it. */
const testimonialNumbers = () =>
  band(
    { colour: 'light' },
    row(
      { align: 'center' },
      column(
        7,
        0,
        block('quote', { ...flat, text: voices[3][0], name: voices[3][1], role: voices[3][2], look: 'line' }),
      ),
      column(
        5,
        0,
        row(
          {},
          ruled([6, 6, 6], figure(5, 'years of guarantee')),
          ruled([6, 6, 6], figure(1, 'day until we are there')),
        ),
      ),
    ),
  )

const pattern = patternsOf('testimonials')

export const testimonialPatterns: readonly Pattern[] = [
  pattern('cards', 'Three cards with stars', ['reviews', 'rating'], testimonialCards()),
  pattern('large', 'One large sentence', ['quote', 'colour'], testimonialLarge()),
  pattern('portrait', 'Sentence beside a portrait', ['quote', 'picture'], testimonialPortrait()),
  pattern('slides', 'One after the other on dark', ['slider', 'quotes', 'carousel'], testimonialSlides()),
  pattern('columns', 'Voices beside a heading', ['reviews', 'customers'], testimonialColumns()),
  pattern('numbers', 'Sentence with numbers', ['quote', 'statistics'], testimonialNumbers()),
]
