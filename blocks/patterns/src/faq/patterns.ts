import type { Pattern } from '@ashlar/sdk'
import { band, block, card, centred, column, container, group, into, row, section } from '../build.ts'
import { patternsOf } from '../pattern.ts'
import { type Action, button, buttons, heading, lead, more, paragraph, point, quiet, subject, title } from '../words.ts'

export type Question = readonly [question: string, answer: string]

const flat = { padding: { desktop: { top: 0, bottom: 0 } } }

const common: readonly Question[] = [
  ['How long does it take?', 'Most jobs are finished within two weeks. You get a date together with the price.'],
  ['What does a first visit cost?', 'Nothing, as long as you live within 30 km. Farther away we charge for the drive.'],
  ['Can I change my mind?', 'Until the material is ordered, yes. After that we look for the cheapest way together.'],
  ['Do you work at weekends?', 'On Saturdays until noon. In an emergency we come on Sundays, too.'],
]

const paying: readonly Question[] = [
  ['How can I pay?', 'By bank transfer or by card. You pay when the work is done and you are content.'],
  ['Do you want a deposit?', 'Only for material that is made for you. It is a third of its price.'],
  ['Is there a guarantee?', 'Five years on our work, two on what we have bought for you.'],
]

function answers(...list: readonly Question[]) {
  const items = list.map(([name], index) => ({ id: `question-${index + 1}`, title: name }))
  return block(
    'accordion',
    { ...flat, numberOfItems: items.length, items },
    ...list.flatMap(([, words], index) => into(`item:question-${index + 1}`, paragraph(words))),
  )
}

/** Title on the left, questions on the right. */
export const faqBeside = (list: readonly Question[] = common, link: Action = ['Ask something else', '/contact']) =>
  section(
    {},
    container(
      {},
      row(
        {},
        column(5, 20, title('What people ask us'), lead('And what we answer.'), more(link)),
        column(7, 0, answers(...list)),
      ),
    ),
  )

/** A narrow column in the middle of a pale band. */
export const faqCentred = (list: readonly Question[] = [...common, ...paying]) =>
  centred(
    { colour: 'light' },
    group(
      { width: 820, gap: 40 },
      heading('Questions and answers', 'Most people want to know this before they begin.', 'center'),
      answers(...list),
    ),
  )

/** Two subjects with questions of their own. */
const faqSubjects = () =>
  band(
    {},
    title('Good to know'),
    row(
      { align: 'flex-start' },
      column(6, 20, subject('About the work'), answers(...common.slice(0, 3))),
      column(6, 20, subject('About the money'), answers(...paying)),
    ),
  )

/** Questions beside a panel for those who did not find theirs. */
const faqPanel = () =>
  band(
    {},
    heading('Before you call', 'Perhaps the answer is here.'),
    row(
      { align: 'flex-start' },
      column(7, 0, answers(...common)),
      card(
        'secondary',
        5,
        subject('Something else?'),
        quiet('Call us from 8\u00a0am to 5\u00a0pm, or write. You get an answer on the same day.'),
        buttons(
          button(['555-0100', 'tel:+15550100'], 'tertiary'),
          button(['Write to us', 'mailto:hello@example.com'], 'outline-light'),
        ),
      ),
    ),
  )

/** Short answers that are all open. */
const faqOpen = () =>
  band(
    { colour: 'dark' },
    title('Short answers'),
    row(
      { rowGap: 48 },
      ...[...common, ...paying].slice(0, 6).map(([name, words]) => column([4, 6, 12], 10, point(name), quiet(words))),
    ),
  )

const topics = [
  ['orders', 'Orders', common.slice(0, 3)],
  ['payment', 'Payment', paying],
  ['service', 'Service', [common[3], ...paying.slice(2)].filter((each) => each !== undefined)],
] as const

/** Questions by subject. */
const faqTopics = () =>
  band(
    { colour: 'light' },
    heading('How can we help?', 'Choose a subject, then a question.'),
    block(
      'tabs',
      {
        ...flat,
        tabStyle: 'pills',
        tabHeaders: topics.map(([id, name], index) => ({ id, tabIndex: index, title: name, sort: index })),
      },
      ...topics.flatMap(([id, , list]) => into(`tab:${id}`, answers(...list))),
    ),
  )

const pattern = patternsOf('faq')

export const faqPatterns: readonly Pattern[] = [
  pattern('beside', 'Questions beside a heading', ['accordion'], faqBeside()),
  pattern('centred', 'Questions in the middle', ['accordion', 'narrow'], faqCentred()),
  pattern('subjects', 'Two subjects', ['accordion', 'two columns'], faqSubjects()),
  pattern('panel', 'Questions and a contact', ['accordion', 'help'], faqPanel()),
  pattern('open', 'Open answers on dark', ['grid', 'answers'], faqOpen()),
  pattern('topics', 'Questions by subject', ['tabs', 'help'], faqTopics()),
]
