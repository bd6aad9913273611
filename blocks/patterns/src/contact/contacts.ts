import type { Pattern } from '@ashlar/sdk'
import { band, block, column, container, picture, row, ruled, section } from '../build.ts'
import { patternsOf } from '../pattern.ts'
import {
  button,
  buttons,
  heading,
  icon,
  lead,
  lines,
  more,
  pageTitle,
  point,
  quiet,
  rich,
  subject,
  title,
} from '../words.ts'
import { call, write } from './reach.ts'

const flat = { padding: { desktop: { top: 0, bottom: 0 } } }

const address = '<p>12 Example Street<br>Your Town</p>'
const reach = '<p><a href="tel:+15550100">555-0100</a><br><a href="mailto:hello@example.com">hello@example.com</a></p>'

const hours: readonly (readonly [day: string, times: string])[] = [
  ['Monday to Thursday', '8 am to 5 pm'],
  ['Friday', '8 am to 3 pm'],
  ['Saturday', '9 am to noon'],
]

/** Address and buttons beside a map. `isPage` makes the heading that of the page. */
export const contactMap = (name = 'Come by', isPage = false) =>
  band(
    {},
    row(
      { align: 'center' },
      column(
        5,
        20,
        isPage ? pageTitle(name) : title(name),
        lead('The house with the green door, two minutes from the station. The bell is on the left.'),
        rich(address + reach),
        buttons(button(write), button(call, 'outline-dark')),
      ),
      column(7, 0, picture('streets', [560, 400, 280])),
    ),
  )

const ways = [
  ['phone', 'Call', 'Monday to Friday, from 8\u00a0am to 5\u00a0pm.', ['555-0100', 'tel:+15550100']],
  ['mail', 'Write', 'You get an answer on the next working day.', ['hello@example.com', 'mailto:hello@example.com']],
  ['map-pin', 'Visit', '12 Example Street, Your Town. There is parking in the yard.', ['Show the way', '/contact']],
] as const

/** Three ways to get in touch. */
export const contactWays = () =>
  band(
    { colour: 'light' },
    heading('Talk to a person', 'Whichever way you like.'),
    row(
      {},
      ...ways.map(([sign, name, words, link]) =>
        ruled([4, 4, 12], icon(sign, 'flex-start', 36), subject(name), quiet(words), more(link)),
      ),
    ),
  )

/** Opening hours beside the address. */
export const contactHours = (times = hours) =>
  band(
    {},
    row(
      {},
      column(
        5,
        20,
        title('When we are there'),
        quiet('Between these times you reach us by email, and around holidays only with luck.'),
        rich(reach),
      ),
      column(7, 12, lines(...times), quiet('Closed in the first two weeks of August.')),
    ),
  )

/** An invitation to write, large, on dark. */
const contactLarge = () =>
  section(
    { colour: 'dark', room: 'tall' },
    container(
      { gap: 32 },
      title('Tell us what you have in mind'),
      rich('<p><a href="mailto:hello@example.com">hello@example.com</a></p>', { look: 'lead' }),
      row(
        {},
        ruled([4, 4, 12], point('Studio'), rich(address)),
        ruled([4, 4, 12], point('Phone'), rich('<p><a href="tel:+15550100">555-0100</a></p>')),
        ruled(
          [4, 4, 12],
          point('Elsewhere'),
          block('social-links', {
            ...flat,
            links: [
              { id: 'first', href: 'https://www.instagram.com/yourname' },
              { id: 'second', href: 'https://www.linkedin.com/in/yourname' },
            ],
          }),
        ),
      ),
    ),
  )

const pattern = patternsOf('contact')

export const contacts: readonly Pattern[] = [
  pattern('map', 'Address beside a map', ['location', 'directions'], contactMap()),
  pattern('ways', 'Three ways to get in touch', ['phone', 'email', 'visit'], contactWays()),
  pattern('hours', 'Opening hours', ['times', 'open'], contactHours()),
  pattern('large', 'Large invitation on dark', ['email', 'studio'], contactLarge()),
]
