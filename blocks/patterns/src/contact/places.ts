import type { Pattern } from '@ashlar/sdk'
import { band, block, card, column, container, panel, row, section } from '../build.ts'
import { patternsOf } from '../pattern.ts'
import { addressOf } from '../pictures.ts'
import { button, buttons, lead, more, quiet, rich, subject, title } from '../words.ts'
import { address, call, write } from './reach.ts'

const flat = { padding: { desktop: { top: 0, bottom: 0 } } }

/** A person to ask, on a coloured panel. */
const contactPerson = () =>
  section(
    {},
    container(
      {},
      panel(
        'secondary',
        {},
        row(
          { align: 'center' },
          column(
            [3, 4, 12],
            0,
            block('image', {
              ...{ ...flat, src: addressOf('portrait-2'), altText: '' },
              dimensions: { desktop: { height: 260, heightAuto: false }, mobile: { height: 240, heightAuto: false } },
            }),
          ),
          column(
            [9, 8, 12],
            16,
            title('Robin answers your questions'),
            quiet('Write here who picks up the phone, and what this person knows best.'),
            buttons(button(call, 'tertiary'), button(write, 'outline-light')),
          ),
        ),
      ),
    ),
  )

/** The live map of a map service, below a short address. */
const contactLive = () =>
  section(
    { colour: 'light' },
    container(
      { gap: 32 },
      row(
        { align: 'flex-end' },
        column(
          [6, 6, 12],
          12,
          title('Find us'),
          quiet('Put the link of your place into the map below. Visitors decide whether it is loaded.'),
        ),
        column([6, 6, 12], 0, rich(address)),
      ),
      block('map', { ...flat, height: 420, mapUrl: 'https://www.openstreetmap.org/#map=16/51.4779/-0.0015' }),
    ),
  )

const places = [
  ['Workshop', '12 Example Street', 'Everything that makes noise.'],
  ['Showroom', '3 Market Square', 'Everything to touch and to sit on.'],
] as const

/** Two places on panels. */
const twoPlaces = () =>
  band(
    {},
    title('Two places, five minutes apart'),
    row(
      {},
      ...places.map(([name, street, words], index) =>
        card(
          index === 0 ? 'light' : 'primary',
          [6, 6, 12],
          subject(name),
          lead(words),
          rich(`<p>${street}<br>Your Town<br><a href="tel:+15550100">555-0100</a></p>`),
          more(['Show the way', '/contact']),
        ),
      ),
    ),
  )

const pattern = patternsOf('contact')

export const contactPlaces: readonly Pattern[] = [
  pattern('person', 'A person to ask', ['portrait', 'panel'], contactPerson()),
  pattern('live', 'Live map', ['openstreetmap', 'location'], contactLive()),
  pattern('places', 'Two places', ['branches', 'locations'], twoPlaces()),
]
