import type { Pattern } from '@ashlar/sdk'
import { band, block, centred, column, container, group, leading, panel, picture, row, section } from '../build.ts'
import { patternsOf } from '../pattern.ts'
import type { PictureName } from '../pictures.ts'
import {
  type Action,
  button,
  buttons,
  centredButtons,
  endButtons,
  figure,
  lead,
  more,
  quiet,
  rich,
  small,
  title,
} from '../words.ts'

const flat = { padding: { desktop: { top: 0, bottom: 0 } } }

const contact: Action = ['Get in touch', '/contact']

/** A question and one button, in the middle of the main colour. */
export const callBand = (
  name = 'Shall we have a look at it together?',
  words = 'A first talk costs nothing and takes half an hour.',
  action = contact,
) =>
  centred(
    { colour: 'primary', room: 'tall' },
    group({ width: 860, align: 'center' }, title(name, 'center'), lead(words, 'center')),
    centredButtons(button(action, 'tertiary')),
  )

/** Words on the left, the button on the right of the same line. */
export const callLine = (
  name = 'Ready when you are',
  words = 'Tell us what it is about. We call back on the same day.',
) =>
  section(
    { colour: 'dark' },
    container(
      {},
      row(
        { align: 'center' },
        column([8, 8, 12], 12, title(name), quiet(words)),
        column([4, 4, 12], 0, endButtons(button(contact, 'tertiary'))),
      ),
    ),
  )

/** On a picture, with the words on the left. */
export const callPicture = (
  name = 'The next free weekend is in May',
  words = 'Two nights, breakfast and the key to the boat.',
  picture: PictureName = 'hills',
  action: Action = ['See dates', '/contact'],
) =>
  band(
    { picture, colour: 'dark', veil: 0.7, room: 'tall' },
    leading(16, title(name), lead(words), buttons(button(action, 'tertiary'))),
  )

/** A pale panel in the page, with two ways to go on. */
export const callPanel = (
  name = 'Not sure yet?',
  words = 'Come to the open day. The machines run, there is cake, and nobody sells you anything.',
  action: Action = ['Save my place', 'mailto:hello@example.com?subject=Open%20day'],
) =>
  section(
    {},
    container(
      {},
      panel(
        'light',
        { align: 'center' },
        title(name, 'center'),
        lead(words, 'center'),
        centredButtons(button(action), button(['Ask us', '/contact'], 'outline-dark')),
      ),
    ),
  )

/** Behind a line of waves. */
const callWaves: Pattern['blocks'] = [
  section(
    { room: 'none' },
    {
      ...block(
        'container',
        { padding: { desktop: { top: 0, right: 0, bottom: 0, left: 0 } } },
        block('divider', {
          ...{ ...flat, style: 'wave', waveCount: 7, waveHeight: 14, height: 60 },
          ...{ dividerColor: 'secondary', backgroundColor: '' },
        }),
      ),
    },
  ),
  band(
    { colour: 'secondary' },
    row(
      { align: 'center' },
      column([8, 8, 12], 12, title('Come on board'), lead('We take on two apprentices every autumn.')),
      column(
        [4, 4, 12],
        0,
        endButtons(button(['Apply now', 'mailto:hello@example.com?subject=Apprenticeship'], 'tertiary')),
      ),
    ),
  ),
]

/** A picture on the left, a list of good reasons on the right. */
const callReasons = () =>
  band(
    { colour: 'light' },
    row(
      { align: 'center' },
      column(6, 0, picture('stairs', [480, 360, 260])),
      column(
        6,
        20,
        title('Begin with one room'),
        rich(
          '<ul><li>A price before we start</li><li>Two weeks from the first call</li><li>You can stop after each step</li></ul>',
        ),
        buttons(button(contact), button(['Prices', '/services'], 'outline-dark')),
      ),
    ),
  )

/** A few words and a link, without any colour. */
export const callQuiet = (name = 'Something else?', link: Action = ['Write to us', 'mailto:hello@example.com']) =>
  section(
    {},
    container(
      { gap: 16, align: 'center' },
      title(name, 'center'),
      quiet('We read every message, and answer it.', 'center'),
      more(link),
    ),
  )

/** One number that says it all, beside the invitation. */
const callNumber = () =>
  band(
    { colour: 'primary' },
    row(
      { align: 'center' },
      column([4, 4, 12], 0, figure(14, 'days free of charge, no card needed')),
      column(
        [8, 8, 12],
        16,
        title('Try it with your own team'),
        buttons(button(['Start now', '/contact'], 'tertiary'), button(['See prices', '/services'], 'outline-light')),
        small('Afterwards $19 a month. It ends by itself if you do nothing.'),
      ),
    ),
  )

const pattern = patternsOf('call-to-action')

export const callPatterns: readonly Pattern[] = [
  pattern('band', 'Centred in colour', ['button', 'invitation'], callBand()),
  pattern('line', 'Words and a button in one line', ['dark', 'strip'], callLine()),
  pattern('picture', 'On a picture', ['background', 'dates'], callPicture()),
  pattern('panel', 'Pale panel', ['box', 'event'], callPanel()),
  pattern('waves', 'Below waves', ['divider', 'jobs'], ...callWaves),
  pattern('reasons', 'Reasons beside a picture', ['list', 'benefits'], callReasons()),
  pattern('quiet', 'A quiet line', ['plain', 'minimal'], callQuiet()),
  pattern('number', 'One number', ['trial', 'counter'], callNumber()),
]
