import type { Content } from '@ashlar/sdk'
import { type Branch, container, page, section, text } from '../tree/index.ts'
import { answers, band, lead, plans } from '../tree/parts.ts'

export function classes(): Content {
  return page(opening(), waysIn(), asked())
}

function opening(): Branch {
  return section(
    {},
    container(
      { padding: { desktop: { top: 48 } }, alignment: { desktop: { gap: 28 } } },
      text({ tag: 'h1', text: 'Classes' }),
      lead('Six people, one teacher, no exams. Clay, glazes and two firings are in the price.'),
    ),
  )
}

function waysIn(): Branch {
  return band(
    'light',
    plans(
      {
        title: 'Three ways in',
        description: 'Pay by the evening, the course or the month.',
        headerAlignment: 'center',
      },
      {
        title: 'Taster',
        price: '$65',
        label: '/ evening',
        features: ['Three hours', 'Two pots to keep', 'Tea and biscuits'],
        link: ['Book a taster', '/book'],
      },
      {
        title: 'Course',
        price: '$390',
        label: '/ eight weeks',
        features: ['Six people', 'All clay and glazes', 'Open studio on Sundays', 'Own shelf'],
        link: ['Join a course', '/book'],
        isFeatured: true,
      },
      {
        title: 'Key',
        price: '$120',
        label: '/ month',
        features: ['Any hour of the day', 'Kiln space', 'Own shelf', 'Locker'],
        link: ['Ask for a key', '/book'],
      },
    ),
  )
}

function asked(): Branch {
  return band(
    '',
    answers(
      ['I have never touched clay. Is that all right?', 'It is ideal. You have nothing to unlearn.'],
      [
        'When can I collect my pots?',
        'Two weeks after the class. They need to dry, be fired, be glazed and be fired again. You can visit them.',
      ],
      ['Can children come?', 'From twelve on the wheel, from six at the table, always with their own grown-up.'],
    ),
  )
}
