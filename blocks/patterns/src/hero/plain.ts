import type { Pattern } from '@ashlar/sdk'
import { band, centred, column, type Ground, group, leading, picture, row, ruled, space } from '../build.ts'
import { patternsOf } from '../pattern.ts'
import type { PictureName } from '../pictures.ts'
import { type Action, button, buttons, centredButtons, figure, lead, lines, pageTitle, point, quiet } from '../words.ts'

export interface HeroWords {
  readonly title: string
  readonly lead: string
  readonly action: Action
  readonly second: Action
}

const usual: HeroWords = {
  title: 'Say what you do in one clear line',
  lead: 'Two sentences for somebody who has never heard of you: what you offer, whom it is for and why they can rely on it.',
  action: ['Get in touch', '/contact'],
  second: ['See our services', '/services'],
}

/** Words on the left, a tall picture on the right. */
export function heroSplit(words: Partial<HeroWords> = {}, name: PictureName = 'arch') {
  const { title, lead: sentence, action, second } = { ...usual, ...words }
  return band(
    {},
    row(
      { align: 'center' },
      column(0, 24, pageTitle(title), lead(sentence), buttons(button(action), button(second, 'outline-dark'))),
      column(0, 0, picture(name, [600, 440, 300])),
    ),
  )
}

/** Everything in the middle, above a wide picture. */
export function heroCentred(words: Partial<HeroWords> = {}, name: PictureName = 'hills') {
  const { title, lead: sentence, action, second } = { ...usual, ...words }
  return centred(
    { colour: 'light' },
    group({ width: 960, align: 'center' }, pageTitle(title, 'center'), lead(sentence, 'center')),
    centredButtons(button(action), button(second, 'outline-dark')),
    space(24, 8),
    picture(name, [520, 380, 240]),
  )
}

export interface Fact {
  readonly number: number
  readonly suffix?: string
  readonly words: string
}

const facts: readonly Fact[] = [
  { number: 18, words: 'years in business' },
  { number: 640, suffix: '+', words: 'projects finished' },
  { number: 96, suffix: ' %', words: 'customers who come back' },
  { number: 24, suffix: ' h', words: 'until you hear from us' },
]

/** A dark band with the words on two sides, and numbers below a line. */
export function heroStats(words: Partial<HeroWords> = {}, numbers: readonly Fact[] = facts) {
  const {
    title,
    lead: sentence,
    action,
    second,
  } = { ...usual, title: 'Work that holds up when you look closely', ...words }
  return band(
    { colour: 'dark', room: 'tall' },
    row(
      { align: 'flex-end' },
      column(7, 24, pageTitle(title)),
      column(5, 24, lead(sentence), buttons(button(action, 'tertiary'), button(second, 'outline-light'))),
    ),
    space(32, 8),
    row({}, ...numbers.map((fact) => ruled([3, 6, 6], figure(fact.number, fact.words, fact.suffix)))),
  )
}

const reasons = [
  ['One contact', 'The person who advises you stays with you until the end.'],
  ['Fixed prices', 'You know the price before we begin, and it does not change.'],
  ['Close to you', 'We work within an hour of the workshop, and come to have a look.'],
] as const

/** Only words, very large, on the main colour. */
export function heroStatement(words: Partial<HeroWords> = {}, ground: Ground = { colour: 'primary', room: 'tall' }) {
  const { title, lead: sentence, action } = { ...usual, title: 'Good things take care, not luck', ...words }
  return band(
    ground,
    leading(24, pageTitle(title), lead(sentence), buttons(button(action, 'tertiary'))),
    space(24, 0),
    row({}, ...reasons.map(([name, text]) => ruled([4, 4, 12], point(name, 'h2'), quiet(text)))),
  )
}

/** Words on the left, on the right what a visitor needs first: when and where. */
export function heroVisit() {
  return band(
    { colour: 'secondary', room: 'tall' },
    row(
      { align: 'flex-end' },
      column(
        7,
        24,
        pageTitle('Come in, we are open'),
        lead(
          'You need no appointment for a first talk. Bring a photo or a sketch, and we will find out together what is possible.',
        ),
        buttons(
          button(['Call us', 'tel:+15550100'], 'tertiary'),
          button(['How to find us', '/contact'], 'outline-light'),
        ),
      ),
      column(
        5,
        8,
        lines(
          ['Monday to Thursday', '8 am to 5 pm'],
          ['Friday', '8 am to 3 pm'],
          ['Saturday', '9 am to noon'],
          ['Sunday', 'closed'],
        ),
      ),
    ),
  )
}

const pattern = patternsOf('hero')

export const plainHeroes: readonly Pattern[] = [
  pattern('split', 'Words beside a picture', ['two columns', 'intro'], heroSplit()),
  pattern('centred', 'Centred above a wide picture', ['middle'], heroCentred()),
  pattern('stats', 'Dark with numbers', ['statistics', 'counter'], heroStats()),
  pattern('statement', 'A statement in colour', ['large text', 'bold'], heroStatement()),
  pattern('visit', 'Welcome with opening hours', ['shop', 'times'], heroVisit()),
]
