import type { Pattern } from '@ashlar/sdk'
import { band, block, card, centred, column, container, group, row, section, space } from '../build.ts'
import { patternsOf } from '../pattern.ts'
import { addressOf, altTextOf, type PictureName, pictureItems } from '../pictures.ts'
import { heading, lead, more, quiet, small, title } from '../words.ts'

const flat = { padding: { desktop: { top: 0, bottom: 0 } } }

const six: readonly PictureName[] = ['logo-1', 'logo-2', 'logo-3', 'logo-4', 'logo-5', 'logo-6']

const logos = (names: readonly PictureName[], shape: Readonly<Record<string, unknown>> = {}) =>
  block('logos', {
    ...{ ...flat, height: 40 },
    logos: names.map((name, index) => ({
      id: `logo-${index + 1}`,
      picture: addressOf(name),
      altText: altTextOf(name),
    })),
    ...shape,
  })

/** One quiet row below a short line. */
export const logosRow = (words = 'Some of the businesses we work for') =>
  section({ room: 'tight' }, container({ gap: 32, align: 'center' }, small(words, 'center'), logos(six)))

/** A heading on the left, two rows of logos on the right. */
const logosBeside = () =>
  band(
    { colour: 'light' },
    row(
      { align: 'center' },
      column(
        5,
        16,
        title('In good company'),
        quiet('Schools, clinics and shops of the region have worked with us for years.'),
        more(['See what we did', '/portfolio']),
      ),
      column(7, 0, logos(six, { justify: 'start' })),
    ),
  )

/** Logos that pass by. They stand still where motion is not wanted. */
export const logosPassing = () =>
  section(
    {},
    container(
      { gap: 40, align: 'center' },
      heading('Used every day', 'By teams of two and of two hundred.', 'center'),
      block('image-scroller', {
        ...flat,
        images: pictureItems(...six),
        imageWidth: 150,
        imageHeight: 48,
        speed: 'slow',
      }),
    ),
  )

/** Each logo on a tile of its own. */
const logosTiles = () =>
  band(
    {},
    heading('Partners and suppliers', 'We know them in person, and we pay on time.'),
    row({ gap: 16, rowGap: 16 }, ...six.map((name) => card('light', [4, 4, 6], logos([name], { height: 32 })))),
  )

/** Logos on dark, with a sentence of one of them. */
const logosDark = () =>
  centred(
    { colour: 'dark' },
    group(
      { width: 900, align: 'center' },
      title('Trusted by those who look twice', 'center'),
      lead('Four partners of many years. Put the logos of yours in their place.', 'center'),
    ),
    space(16, 8),
    logos(six.slice(0, 4), { height: 36 }),
  )

const members = [
  ['logo-3', 'Member of the chamber of trades', 'since 2004'],
  ['logo-5', 'Certified for energy advice', 'renewed every two years'],
  ['logo-2', 'Training company', 'with two places every autumn'],
] as const

/** Logos of associations and certificates, each with what it means. */
const logosMembers = () =>
  section(
    { colour: 'light' },
    container(
      { gap: 32 },
      row(
        {},
        ...members.map(([name, words, since]) =>
          column([4, 4, 12], 12, logos([name], { justify: 'start', height: 44 }), lead(words), quiet(since)),
        ),
      ),
    ),
  )

const pattern = patternsOf('logos')

export const logoPatterns: readonly Pattern[] = [
  pattern('row', 'A quiet row', ['customers', 'clients', 'partners'], logosRow()),
  pattern('beside', 'Logos beside a heading', ['customers', 'references'], logosBeside()),
  pattern('passing', 'Logos that pass by', ['marquee', 'scroller'], logosPassing()),
  pattern('tiles', 'Logos on tiles', ['partners', 'suppliers', 'grid'], logosTiles()),
  pattern('dark', 'Logos on dark', ['customers', 'centred'], logosDark()),
  pattern('members', 'Memberships and certificates', ['associations', 'awards'], logosMembers()),
]
