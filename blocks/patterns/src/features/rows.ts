import type { Pattern } from '@ashlar/sdk'
import { band, block, column, container, type Ground, into, picture, row, ruled, section, space } from '../build.ts'
import { patternsOf } from '../pattern.ts'
import type { PictureName } from '../pictures.ts'
import { type Action, figure, heading, lead, more, quiet, rich, subject, title } from '../words.ts'

export interface Side {
  readonly picture: PictureName
  readonly title: string
  readonly words: string
  readonly link: Action
}

const twoSides: readonly [Side, Side] = [
  {
    picture: 'bench',
    title: 'Made here, not ordered',
    words:
      'We cut, join and finish in our own workshop. So a change is possible until the last day, and a repair is possible years later.',
    link: ['Visit the workshop', '/contact'],
  },
  {
    picture: 'leaf',
    title: 'From what grows nearby',
    words:
      'The wood comes from two forests that we know by name. It is felled in winter and dried for as long as it needs.',
    link: ['Where it comes from', '/about'],
  },
]

const beside = (side: Side, isReversed: boolean) =>
  row(
    { align: 'center', isReversed },
    column(6, 0, picture(side.picture, [480, 380, 260])),
    column(6, 20, title(side.title), quiet(side.words), more(side.link)),
  )

/** Pictures and words that change sides. */
export const featureSides = ([first, second]: readonly [Side, Side] = twoSides) =>
  section({}, container({ gap: 96 }, beside(first, false), beside(second, true)))

const entries = [
  ['Advice', 'We tell you what is worth doing and what is not. The first hour costs nothing.'],
  ['Planning', 'Drawings that you can read, with a list of materials and a date for each step.'],
  ['Building', 'Our own people, from the first day to the last. Dust stays behind our door.'],
  ['Care', 'Once a year we come by, tighten what is loose and oil what creaks.'],
] as const

/** A heading that stays on the left, and a list of entries on the right. */
export const featureList = (name = 'From the first idea to the yearly check', ground: Ground = { colour: 'light' }) =>
  band(
    ground,
    row(
      { align: 'flex-start' },
      column(
        5,
        20,
        title(name),
        lead('Take all of it, or only the part that you need.'),
        more(['Prices', '/services']),
      ),
      column(7, 32, ...entries.map(([words, text]) => row({}, ruled(0, subject(words), quiet(text))))),
    ),
  )

const panels = [
  [
    'plan',
    'Plan',
    'facade',
    'A drawing before a decision',
    'You walk through your rooms on paper first. Walls are cheap to move there.',
  ],
  [
    'build',
    'Build',
    'stairs',
    'A site that you can visit',
    'Every Friday at noon somebody shows you what was done, and what comes next.',
  ],
  [
    'live',
    'Move in',
    'room',
    'A house that explains itself',
    'You get one folder with every paint, every switch and every phone number.',
  ],
] as const

/** One subject a tab, with a picture. */
export const featureTabs = () =>
  band(
    {},
    heading('Three phases, one team', 'Choose one to see what happens in it.'),
    block(
      'tabs',
      {
        padding: { desktop: { top: 0, bottom: 0 } },
        tabHeaders: panels.map(([id, name], index) => ({ id, tabIndex: index, title: name, sort: index })),
      },
      ...panels.flatMap(([id, , name, words, text]) =>
        into(
          `tab:${id}`,
          row(
            { align: 'center' },
            column(0, 16, subject(words), quiet(text)),
            column(0, 0, picture(name, [400, 340, 240])),
          ),
        ),
      ),
    ),
  )

const history = [
  ['1998', 'A garage and two pairs of hands', 'The first table is still in use, in a kitchen three streets away.'],
  ['2007', 'The move to the old mill', 'Room for big machines, and a roof that took a year to mend.'],
  ['2016', 'Apprentices', 'Since then two young people have begun with us every autumn.'],
  ['2024', 'Power from our own roof', 'On sunny days the saw runs for nothing.'],
] as const

/** Years and what happened in them. */
export const featureHistory = (name = 'How it came about') =>
  band(
    {},
    block('timeline', {
      padding: { desktop: { top: 0, bottom: 0 } },
      title: name,
      timelineItems: history.map(([year, words, description], index) => ({
        id: `year-${year}`,
        index,
        year,
        title: words,
        description,
      })),
    }),
  )

/** Numbers on the second colour, with the sentence that they prove. */
export const featureNumbers = (name = 'Small enough to know you, large enough to deliver') =>
  band(
    { colour: 'secondary' },
    row(
      { align: 'center' },
      column(
        5,
        16,
        title(name),
        quiet('Four numbers from last year. Replace them with yours, and leave out what is not true.'),
      ),
      column(
        7,
        0,
        row(
          { rowGap: 40 },
          ...(
            [
              [12, '', 'people on the team'],
              [74, '', 'jobs finished'],
              [9, ' of 10', 'on the day we said'],
              [31, ' km', 'to the farthest customer'],
            ] as const
          ).map(([number, suffix, words]) => ruled([6, 6, 6], figure(number, words, suffix))),
        ),
      ),
    ),
  )

/** A picture, a few words and a list of what is in it. */
export const featureChecklist = () =>
  band(
    { colour: 'light' },
    row(
      { align: 'center' },
      column(
        5,
        20,
        title('What is in the package'),
        quiet('One price for all of it. You can leave out what you do not need.'),
        space(4, 0),
        rich(
          '<ul><li>A visit at your place, with measuring</li><li>Drawings in two versions</li><li>All material, delivered and carried in</li><li>Fitting, including power and water</li><li>Cleaning up, every evening</li></ul>',
        ),
      ),
      column(7, 0, picture('vessels', [520, 400, 280])),
    ),
  )

const pattern = patternsOf('features')

export const featureRows: readonly Pattern[] = [
  pattern('sides', 'Pictures that change sides', ['alternating', 'zigzag', 'story'], featureSides()),
  pattern('list', 'List beside a heading', ['services', 'entries'], featureList()),
  pattern('tabs', 'Tabs with pictures', ['phases', 'process'], featureTabs()),
  pattern('history', 'History in years', ['timeline', 'about'], featureHistory()),
  pattern('numbers', 'Numbers in colour', ['statistics', 'counter', 'facts'], featureNumbers()),
  pattern('checklist', 'Checklist beside a picture', ['included', 'package'], featureChecklist()),
]
