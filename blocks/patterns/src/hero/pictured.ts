import type { Pattern } from '@ashlar/sdk'
import { band, block, card, column, container, into, leading, picture, row, section, space } from '../build.ts'
import { patternsOf } from '../pattern.ts'
import { type PictureName, pictureItems } from '../pictures.ts'
import { button, buttons, title as heading, lead, pageTitle, paragraph, quiet } from '../words.ts'
import type { HeroWords } from './plain.ts'

const usual: HeroWords = {
  title: 'A quiet place, an hour from town',
  lead: 'Describe the feeling in a sentence or two. The picture behind the words says the rest.',
  action: ['Plan your visit', '/contact'],
  second: ['Look around', '/about'],
}

/** Words at the foot of a picture that fills the window. */
export function heroPicture(words: Partial<HeroWords> = {}, name: PictureName = 'night', veil = 0.62) {
  const { title, lead: sentence, action, second } = { ...usual, ...words }
  return section(
    { picture: name, veil, height: 82 },
    container(
      { gap: 24 },
      leading(
        24,
        pageTitle(title),
        lead(sentence),
        buttons(button(action, 'tertiary'), button(second, 'outline-light')),
      ),
    ),
  )
}

/** Narrow words, and two pictures of different height beside each other. */
export function heroPair(
  words: Partial<HeroWords> = {},
  names: readonly [PictureName, PictureName] = ['window', 'vessels'],
) {
  const {
    title: name,
    lead: sentence,
    action,
  } = {
    ...usual,
    title: 'Made slowly, by hand',
    lead: 'Small series and single pieces. Tell visitors here what makes yours different from what they can buy anywhere.',
    action: ['See the work', '/portfolio'],
    ...words,
  } as const
  return band(
    {},
    row(
      { align: 'center' },
      column([5, 12, 12], 24, pageTitle(name), lead(sentence), buttons(button(action))),
      column([4, 6, 6], 0, picture(names[0], [620, 480, 260])),
      column([3, 6, 6], 24, space(120, 40), picture(names[1], [360, 320, 200])),
    ),
  )
}

/** A coloured panel that meets the picture without a gap. */
export function heroPanel() {
  return band(
    { room: 'none' },
    row(
      { gap: 0, rowGap: 0 },
      {
        ...card(
          'secondary',
          5,
          space(32, 0),
          pageTitle('Rooms you want to stay in'),
          lead('From the first sketch to the last lamp: one team plans, builds and furnishes.'),
          buttons(button(['Book a first talk', '/contact'], 'tertiary')),
          space(32, 0),
        ),
      },
      column(7, 0, picture('room', [640, 420, 280])),
    ),
  )
}

const slides = [
  [
    'one',
    'First slide',
    'Spring opens the house again',
    'Say what is on right now: a season, an offer or an event.',
    'What is on',
  ],
  [
    'two',
    'Second slide',
    'A table under the trees',
    'The second slide has a subject of its own and a button that leads to it.',
    'Book a table',
  ],
] as const

/** Wide slides with pictures. They change only when a visitor asks. */
export function heroSlides() {
  const slider = section(
    { colour: 'light', room: 'none' },
    {
      ...block(
        'container',
        {
          padding: { desktop: { top: 0, right: 0, bottom: 0, left: 0 } },
          alignment: { desktop: { width: 100, widthUnit: '%' } },
        },
        block(
          'hero-slider',
          {
            height: 640,
            transitionStyle: 'slide',
            slides: slides.map(([id, name]) => ({ id, title: name })),
            images: pictureItems('arch', 'table'),
          },
          ...slides.flatMap(([id, , name, sentence, action], index) =>
            into(
              `slide:${id}`,
              index === 0 ? pageTitle(name) : heading(name),
              paragraph(sentence),
              buttons(button([action, '/contact'])),
            ),
          ),
        ),
      ),
    },
  )
  // Where the arrows stand below the picture, they keep clear of the section's edge.
  const padding = { desktop: { top: 0, right: 0, bottom: 0, left: 0 }, tablet: { bottom: 16 } }
  return { ...slider, props: { ...slider.props, padding } }
}

/** A large picture first, then the title and the sentence beside each other. */
export function heroBelow() {
  return band(
    {},
    picture('stairs', [480, 360, 240]),
    row(
      { align: 'flex-start' },
      column(7, 16, pageTitle('Buildings that age well')),
      column(
        5,
        20,
        quiet(
          'We plan houses, schools and workshops from materials that get better with the years. Most of them stand within sight of our office.',
        ),
        buttons(button(['Our projects', '/portfolio']), button(['Who we are', '/about'], 'outline-dark')),
      ),
    ),
  )
}

const pattern = patternsOf('hero')

export const picturedHeroes: readonly Pattern[] = [
  pattern('picture', 'On a large picture', ['background', 'full height'], heroPicture()),
  pattern('pair', 'Words and two pictures', ['asymmetric', 'staggered'], heroPair()),
  pattern('panel', 'Panel beside a picture', ['colour', 'no gap'], heroPanel()),
  pattern('slides', 'Slides', ['carousel', 'slider'], heroSlides()),
  pattern('below', 'Picture first', ['architecture', 'title below'], heroBelow()),
]
