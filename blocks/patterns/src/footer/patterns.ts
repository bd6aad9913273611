import type { Pattern } from '@ashlar/sdk'
import { band, column, container, group, line, row, ruled, section } from '../build.ts'
import { patternsOf } from '../pattern.ts'
import { button, endButtons, lead, lines, links, quiet, rich, title } from '../words.ts'
import { address, copyright, lastLines, legal, name, networks, pages, reach } from './parts.ts'

/** Four columns on dark: address, two lists of links and profiles. */
const footerColumns = () =>
  section(
    { colour: 'dark' },
    container(
      { gap: 48 },
      row(
        {},
        column(
          [5, 6, 12],
          16,
          name('h3'),
          quiet('One sentence on what you do, for those who came straight to the end of the page.'),
          networks({ shape: 'round' }),
        ),
        column([2, 6, 6], 0, links('Pages', ...pages)),
        column([2, 6, 6], 0, links('Legal', ...legal)),
        column([3, 6, 12], 0, rich(address + reach)),
      ),
      copyright(),
    ),
  )

/** Name, links and year in a single row. */
const footerLine = () =>
  section(
    {},
    container(
      { gap: 20 },
      row(
        { align: 'center' },
        column([4, 4, 12], 0, name('h3')),
        column(
          [8, 8, 12],
          0,
          line(
            'flex-end',
            0,
            rich(`<p>${pages.map(([words, href]) => `<a href="${href}">${words}</a>`).join(' &nbsp; ')}</p>`, {
              look: 'small',
            }),
          ),
        ),
      ),
      copyright(),
    ),
  )

/** Everything in the middle, on a pale ground. */
const footerCentred = () =>
  section(
    { colour: 'light' },
    container(
      { gap: 20, align: 'center' },
      name('h2'),
      rich(
        `<p data-align="center">${pages.map(([words, href]) => `<a href="${href}">${words}</a>`).join(' &nbsp; ')}</p>`,
        { look: 'small' },
      ),
      networks({ align: 'center', shape: 'round' }),
      group({ width: 320 }, copyright('center')),
    ),
  )

/** An invitation first, then the links, on the second colour. */
const footerInvitation = () =>
  section(
    { colour: 'secondary' },
    container(
      { gap: 56 },
      row(
        { align: 'flex-end' },
        column([8, 8, 12], 12, title('Let us talk'), lead('A call, a message, a coffee: all of them are fine.')),
        column([4, 4, 12], 0, endButtons(button(['Get in touch', '/contact'], 'tertiary'))),
      ),
      row(
        {},
        ruled([6, 4, 12], rich(address)),
        ruled([3, 4, 12], links('', ...pages.slice(1))),
        ruled([3, 4, 12], rich(reach)),
      ),
      lastLines(),
    ),
  )

/** Opening hours and the address, for places that people visit. */
const footerHours = () =>
  section(
    { colour: 'dark' },
    container(
      { gap: 40 },
      row(
        { align: 'flex-start' },
        column(
          5,
          20,
          name('h2'),
          rich(address.replace('<strong>Your business</strong><br>', '') + reach),
          networks({ shape: 'round' }),
        ),
        column(
          7,
          0,
          lines(
            ['Tuesday to Friday', '8 am to 6 pm'],
            ['Saturday', '9 am to 4 pm'],
            ['Sunday', '10 am to 2 pm'],
            ['Monday', 'closed'],
          ),
        ),
      ),
      lastLines(),
    ),
  )

/** The year, the legal pages and nothing else. */
const footerShort = () => section({ colour: 'dark', room: 'tight' }, container({}, lastLines()))

/** Pages and services in two lists, beside a few words on the business. */
const footerAbout = () =>
  band(
    { colour: 'light' },
    row(
      {},
      column(
        [6, 12, 12],
        16,
        name('h2'),
        lead('Since when you have been there, for whom, and what you would do again any day.'),
        rich(reach),
      ),
      column(
        [3, 6, 6],
        0,
        links(
          'Services',
          ['Advice', '/services'],
          ['Planning', '/services'],
          ['Repairs', '/services'],
          ['Prices', '/services'],
        ),
      ),
      column([3, 6, 6], 0, links('Pages', ...pages)),
    ),
    lastLines(),
  )

const pattern = patternsOf('footer')

export const footerPatterns: readonly Pattern[] = [
  pattern('columns', 'Four columns on dark', ['links', 'address', 'sitemap'], footerColumns()),
  pattern('line', 'One line', ['plain', 'minimal', 'links'], footerLine()),
  pattern('centred', 'Centred on pale ground', ['middle', 'profiles'], footerCentred()),
  pattern('invitation', 'Invitation and links', ['call to action', 'contact'], footerInvitation()),
  pattern('hours', 'Opening hours', ['times', 'restaurant', 'shop'], footerHours()),
  pattern('short', 'Only the last line', ['legal', 'copyright'], footerShort()),
  pattern('about', 'Words and two lists', ['links', 'services'], footerAbout()),
]
