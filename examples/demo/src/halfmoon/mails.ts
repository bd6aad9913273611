import type { SeedMailing } from '../seed/mailing.ts'
import { item, type Letterhead, letter, mail, passage, picture } from '../tree/mail-parts.ts'

const head: Letterhead = {
  name: 'Halfmoon Clay',
  ground: '#f4eff9',
  band: '#5b2a6e',
  imprint: 'Halfmoon Clay, on the riverbank in Saskatoon. You asked us to write when there is something to see.',
}

/** Kiln notes: four of them, as drafts. */
export const mailing: SeedMailing = {
  list: 'Kiln notes',
  subscribers: ['ida.brandt@example.com', 'lou.fairweather@example.com', 'sam.ostrander@example.com'],
  campaigns: (art) => [
    {
      name: 'Autumn classes',
      subject: 'Six wheels are free on Tuesdays',
      preheader: 'You do not need a steady hand. You need an apron, and we have those.',
      content: mail(
        head,
        picture(art('clay-wheel'), 'Two hands shaping a bowl on a wheel', '/classes'),
        passage(
          'Eight weeks, six people, no exams',
          '<p>Hello {{first_name|there}}, the autumn course begins on the first Tuesday of October. From wedging to glazing, with open studio on Sundays. $390, clay and firings included.</p>',
          ['See the dates', '/classes'],
        ),
      ),
    },
    {
      name: 'Kiln opening',
      subject: 'The kiln is cold on Saturday. Come and look in',
      preheader: 'Fired last week, washed this morning.',
      content: mail(
        head,
        picture(art('clay-kiln'), 'Two pots glowing in the open kiln'),
        passage(
          'What came out well',
          '<p>We open the door at ten, together, because it is more fun to be surprised in company. Some of it will be for sale by eleven.</p>',
        ),
        item(art('clay-jar'), {
          alt: 'A round jar with a butter-coloured glaze',
          title: 'Butter jar',
          text: 'One of a kind, as is its lid.',
          href: '/#shelf',
        }),
        item(art('clay-mugs'), {
          alt: 'Two mugs, one dark, one terracotta',
          title: 'Two mugs that get along',
          text: 'Sold as a pair. They insisted.',
          href: '/#shelf',
        }),
      ),
    },
    {
      name: 'Open evening',
      subject: 'An evening at the wheel, and tea in somebody else’s mug',
      preheader: 'Three hours, two pots to keep.',
      content: mail(
        head,
        picture(art('clay-hero'), 'Two tall glazed vases and a bowl in front of a white arch and a yellow sun'),
        passage(
          'Bring a friend who says they cannot',
          '<p>They can. A taster evening is three hours, two pots to keep, and nobody watching but the shelf. $65 each.</p>',
          ['Choose an evening', '/book'],
        ),
      ),
    },
    {
      name: 'To everyone with a key',
      subject: 'About the second kiln, and the radio',
      preheader: 'A short letter about two loud things.',
      content: letter(
        '#ffffff',
        head.imprint,
        'Dear {{first_name|key holder}},',
        'the second kiln has its new elements and is allowed to go up to 1,240 degrees again. Please write your firing into the book first, and your name legibly. “Me” is taken.',
        'The radio is for everyone, which includes those who would rather hear the river.',
        'Odile',
      ),
    },
  ],
}
