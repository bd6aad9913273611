import type { Pattern } from '@ashlar/sdk'
import { band, block, card, column, container, leading, panel, row, section } from '../build.ts'
import { patternsOf } from '../pattern.ts'
import { course, priced, priceList, priceRows } from '../prices.ts'
import { button, buttons, heading, label, lead, more, quiet, rich, small, subject, title } from '../words.ts'
import { plans } from './plans.ts'

const flat = { padding: { desktop: { top: 0, bottom: 0 } } }

const three = plans(
  ['Starter', '$19', '/ month', 'One website, Up to 3 people, Help by email', 'Begin'],
  ['Team', '$49', '/ month', 'Five websites, Up to 20 people, Help by phone, Your own domain', 'Choose Team'],
  [
    'Business',
    '$99',
    '/ month',
    'As many websites as you need, Everybody on the team, A contact of your own',
    'Talk to us',
  ],
)

export const pricingPlans = (name = 'One price, everything in it', subtitle = 'Change or cancel every month.') =>
  band({ colour: 'light' }, block('pricing', { ...flat, title: name, description: subtitle, pricingBoxes: three }))

/** Words on the left, two plans on the right. */
const pricingBeside = () =>
  band(
    {},
    row(
      { align: 'center' },
      column(
        [4, 12, 12],
        20,
        title('Pay for what you use'),
        lead('Both plans begin with a free month. We do not ask for a card.'),
        more(['Questions about prices', '#faq']),
      ),
      column(
        [8, 12, 12],
        0,
        block('pricing', {
          ...{ ...flat, title: '', description: '' },
          pricingBoxes: plans(
            ['Monthly', '$24', '/ month', 'All functions, Up to 10 people, Cancel at any time', 'Begin'],
            ['Yearly', '$19', '/ month', 'All functions, Up to 25 people, Two months for free', 'Save two months'],
          ),
        }),
      ),
    ),
  )

const comparison = `What you get | Basic | Plus | Complete
First visit and advice | Yes | Yes | Yes
Drawings | One version | Two versions | As many as needed
Material | Not included | Included | Included
Fitting | Not included | Not included | Included
Yearly check | – | $90 | Included
Price | $180 | $640 | from $1,900`

const pricingTable = () =>
  band(
    {},
    heading('Three packages, side by side', 'All prices include tax.'),
    block('table', {
      ...{ ...flat, rows: comparison, headerRow: true, headerColumn: true, look: 'lined' },
      alignments: ['start', 'center', 'center', 'center'],
    }),
    buttons(button(['Ask for an offer', '/contact'])),
  )

/** One offer on a panel, with what is in it beside the price. */
const pricingOne = () =>
  section(
    {},
    container(
      {},
      panel(
        'secondary',
        { gap: 32 },
        row(
          { align: 'center' },
          column(
            [7, 12, 12],
            20,
            title('The whole day, for one price'),
            quiet(
              'We come in the morning and leave when it works. What it takes is in the price, also when it takes longer.',
            ),
            rich(
              '<ul><li>Up to eight hours, two people</li><li>Travel within 50 km</li><li>Small parts and cleaning up</li></ul>',
            ),
          ),
          column(
            [5, 12, 12],
            12,
            label('Fixed price'),
            block('text', { ...flat, text: '$780', look: 'h1' }),
            small('including tax, paid afterwards'),
            buttons(button(['Find a date', 'mailto:hello@example.com?subject=A%20date'], 'tertiary')),
          ),
        ),
      ),
    ),
  )

const services = priceRows(
  course('At our place', 'Bring it in the morning, fetch it in the evening.'),
  priced('Check and advice', '$35', 'Free if we do the work.'),
  priced('Small repair', '$60', 'Up to one hour.'),
  priced('Full service', 'from $180'),
  course('At your place', 'Travel within 30 km is included.'),
  priced('Visit with measuring', '$90', 'Free if you order within a month.'),
  priced('Half a day, one person', '$320'),
  priced('Full day, two people', '$780'),
)

/** Names and prices in two groups. */
export const pricingServices = (
  name = 'What it costs',
  subtitle = 'The usual jobs. For all others you get a price in writing first.',
) =>
  band(
    { colour: 'light' },
    heading(name, subtitle),
    priceList(services, { columns: 2, leader: 'lines' }),
    small('All prices include tax. A larger job is priced after a visit.'),
  )

const seasons = [
  ['Morning', '$12', 'From 7\u00a0am to 11\u00a0am, on days from Monday to Friday.', 'light'],
  ['All day', '$20', 'Come and go as you like, at weekends as well.', 'secondary'],
  ['Month', '$190', 'Every day, with a locker, and with a guest on Fridays.', 'light'],
] as const

/** Three tickets on coloured grounds. */
const pricingTickets = () =>
  band(
    {},
    leading(
      16,
      title('Choose your ticket'),
      quiet('Tickets are valid for a year. Children up to twelve come in for free.'),
    ),
    row(
      {},
      ...seasons.map(([name, price, words, ground]) =>
        card(
          ground,
          [4, 4, 12],
          subject(name),
          block('text', { ...flat, text: price, look: 'h1' }),
          quiet(words),
          buttons(button(['Buy', '/contact'], ground === 'secondary' ? 'tertiary' : 'outline-dark')),
        ),
      ),
    ),
  )

const pattern = patternsOf('pricing')

export const pricingPatterns: readonly Pattern[] = [
  pattern('plans', 'Three plans', ['subscription', 'packages'], pricingPlans()),
  pattern('beside', 'Two plans beside words', ['subscription', 'monthly', 'yearly'], pricingBeside()),
  pattern('table', 'Comparison table', ['packages', 'features'], pricingTable()),
  pattern('one', 'One offer on a panel', ['single', 'fixed price'], pricingOne()),
  pattern('services', 'Prices of services', ['rates', 'price list'], pricingServices()),
  pattern('tickets', 'Tickets', ['admission', 'passes', 'cards'], pricingTickets()),
]
