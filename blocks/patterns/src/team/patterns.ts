import type { Pattern } from '@ashlar/sdk'
import { band, block, card, centred, column, container, group, picture, row, section } from '../build.ts'
import { patternsOf } from '../pattern.ts'
import { addressOf, type PictureName } from '../pictures.ts'
import { button, buttons, heading, label, lead, more, quiet, subject, title } from '../words.ts'

const flat = { padding: { desktop: { top: 0, bottom: 0 } } }

const portraits: readonly PictureName[] = ['portrait-1', 'portrait-2', 'portrait-3', 'portrait-4']

const staff = [
  ['Alex', 'Owner', 'Began alone in a garage. Still answers the phone.'],
  ['Robin', 'Workshop', 'Hears from the next room when a blade is blunt.'],
  ['Kim', 'Planning', 'Draws so that you see it before it is there.'],
  ['Sam', 'Office', 'Knows your name, your date and where the key is.'],
  ['Jo', 'Fitting', 'Carries the heavy end and sweeps up afterwards.'],
  ['Charlie', 'Apprentice', 'In the second year, and already right now and then.'],
] as const

const mail = { icon: 'mail', href: 'mailto:hello@example.com', label: 'Email' }
const phone = { icon: 'phone', href: 'tel:+15550100', label: 'Phone' }

const people = (count: number, more: 'text' | 'links' | 'name') =>
  staff.slice(0, count).map(([name, role, text], index) => ({
    ...{
      id: `person-${index + 1}`,
      name,
      role,
      picture: addressOf(portraits[index % portraits.length] ?? 'portrait-1'),
    },
    ...(more !== 'name' && { text }),
    ...(more === 'links' && { links: [mail, phone] }),
  }))

/** Four portraits in a row. */
export const teamRow = (name = 'Who does the work', subtitle = 'Write to the one you need. We share the phone.') =>
  band({}, heading(name, subtitle), block('team', { ...flat, people: people(4, 'links'), columns: 4 }))

/** Round portraits in cards on a pale band. */
const teamCards = () =>
  band(
    { colour: 'light' },
    heading('Meet the team', 'Three people whom you will see again.', 'center'),
    block('team', { ...flat, people: people(3, 'text'), columns: 3, pictureShape: 'round', look: 'card' }),
  )

/** One person with a large portrait and a few lines. */
export const teamLead = () =>
  section(
    {},
    container(
      {},
      row(
        { align: 'center' },
        column(5, 0, picture('portrait-1', [560, 480, 320])),
        column(
          7,
          20,
          label('Owner'),
          title('“I only promise what I would want for my own house.”'),
          quiet(
            'Write a few lines here on who leads the business: where this person learned, what they are known for, and what they still do themselves.',
          ),
          buttons(button(['Talk to Alex', 'mailto:hello@example.com'])),
        ),
      ),
    ),
  )

/** Heading on the left, two columns of people on the right. */
const teamBeside = () =>
  band(
    { colour: 'secondary' },
    row(
      { align: 'flex-start' },
      column(
        [4, 12, 12],
        20,
        title('Small team, short ways'),
        quiet('Nobody here says that it is somebody else’s job. Ask the first person you meet.'),
        more(['Work with us', '/contact']),
      ),
      column([8, 12, 12], 0, block('team', { ...flat, people: people(4, 'text'), columns: 2, pictureShape: 'round' })),
    ),
  )

/** Six people, small and round, on dark. */
const teamDark = () =>
  centred(
    { colour: 'dark' },
    group(
      { width: 1080, gap: 48 },
      heading('All of us', 'Six people, one coffee machine.', 'center'),
      block('team', { ...flat, people: people(6, 'name'), columns: 6, pictureShape: 'round' }),
    ),
  )

/** The team, and a place for who is missing. */
const teamJoin = () =>
  band(
    {},
    row(
      {},
      column(
        [8, 12, 12],
        40,
        heading('Some of us', 'The others are out with customers.'),
        block('team', { ...flat, people: people(3, 'text'), columns: 3 }),
      ),
      card(
        'primary',
        [4, 12, 12],
        subject('We are looking for you'),
        lead('A joiner, full time, from autumn on.'),
        quiet('Four days a week, own tools if you like, and a key to the workshop for your own things.'),
        buttons(button(['Apply', 'mailto:hello@example.com?subject=Application'], 'tertiary')),
      ),
    ),
  )

const pattern = patternsOf('team')

export const teamPatterns: readonly Pattern[] = [
  pattern('row', 'Four portraits', ['people', 'staff', 'links'], teamRow()),
  pattern('cards', 'Cards with round portraits', ['people', 'staff'], teamCards()),
  pattern('lead', 'One person, large', ['owner', 'founder', 'portrait'], teamLead()),
  pattern('beside', 'People beside a heading', ['staff', 'colour'], teamBeside()),
  pattern('dark', 'Many people on dark', ['staff', 'small', 'round'], teamDark()),
  pattern('join', 'Team with a job offer', ['jobs', 'vacancy', 'apply'], teamJoin()),
]
