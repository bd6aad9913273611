import type { SeedMailing } from '../seed/mailing.ts'
import { item, type Letterhead, letter, mail, passage, picture } from '../tree/mail-parts.ts'
import { customers } from './customers.ts'

const head: Letterhead = {
  name: 'Ropewalk Motor &amp; Cycle',
  ground: '#e9eeee',
  band: '#12303b',
  imprint:
    'Ropewalk Motor &amp; Cycle, Tern Harbour, Nova Scotia. You get the Tide letter because you wrote your address down at our counter.',
}

/** The Tide letter: six of its issues, as drafts. */
export const mailing: SeedMailing = {
  list: 'Tide letter',
  subscribers: customers.flatMap(({ email }) => email ?? []),
  campaigns: (art) => [
    {
      name: 'Winter storage',
      subject: 'Forty bikes sleep upstairs. Yours, {{first_name|too}}?',
      preheader: 'The net loft opens on 1 November. The forecast is read to everybody.',
      content: mail(
        head,
        picture(art('blog-winter'), 'A covered motorcycle in falling snow between dark firs', '/services'),
        passage(
          'The net loft opens on 1 November',
          '<p>Hello {{first_name|there}}, last winter forty bikes slept upstairs, and forty started in April.</p><p>We charge the battery, turn the wheels and change the oil before the damp does. $45 a month, November to April, and you pay for the months that you stay.</p>',
          ['Reserve a space', '/book'],
        ),
      ),
    },
    {
      name: 'Rope day',
      subject: 'Rope day: sixty-one metres of open doors',
      preheader: 'Coffee, a walking lesson, and the long bench with nothing on it.',
      content: mail(
        head,
        picture(art('hero-shed'), 'A long red shed on a pier over grey water, with a bicycle and two motorcycles'),
        passage(
          'Come and walk a rope',
          '<p>Once a year we clear the bench and do what the building was raised for. Bring somebody who can walk backwards.</p><ul><li>10:00, doors open at both ends</li><li>11:00, the first rope</li><li>13:00, chowder, as long as it lasts</li></ul>',
          ['How to get here', '/contact'],
        ),
      ),
    },
    {
      name: 'New on the shelf',
      subject: 'Three things that were not on the shelf last week',
      preheader: 'A headlamp, a pannier and a wheel. We fit all three.',
      content: mail(
        head,
        passage('New on the shelf', '<p>We sell what we fit, so each of these has been on somebody’s bike first.</p>'),
        item(art('product-breakwater-headlamp-7-in'), {
          alt: 'A round headlamp',
          title: 'Breakwater Headlamp 7 in',
          text: 'Sees the dog before the dog sees you.',
          href: '/store/product/breakwater-headlamp-7-in',
        }),
        item(art('product-net-loft-pannier-22-l'), {
          alt: 'A canvas pannier',
          title: 'Net Loft Pannier 22 L',
          text: 'Sewn by Ilse upstairs. Holds a week of groceries, or one helmet and an opinion.',
          href: '/store/product/net-loft-pannier-22-l',
        }),
        item(art('product-hand-laced-wheel-700c'), {
          alt: 'A spoked wheel',
          title: 'Hand-Laced Wheel 700C',
          text: 'Thirty-six spokes, one evening, trued twice.',
          href: '/store/product/hand-laced-wheel-700c',
        }),
        passage('Not sure what fits?', '<p>Tell us the bike. We look it up before you pay.</p>', [
          'See the whole shelf',
          '/store',
        ]),
      ),
    },
    {
      name: 'Spring check',
      subject: 'Eleven things to look at before the first ride',
      preheader: 'Forty minutes on the bench, one price, no surprises that we could have seen.',
      content: mail(
        head,
        picture(art('hero-road'), 'A motorcycle on the shore road between hills and water'),
        passage(
          'The road will be there. Will the brakes?',
          '<p>Forty minutes on the bench. Tyres for age as well as tread, brake fluid and pads, chain and sprockets, the battery under load.</p><p>You get the list with ticks and crosses, and a quote for the crosses. A quote is a price.</p>',
          ['Book the bench', '/book'],
        ),
      ),
    },
    {
      name: 'A word from Maren',
      subject: 'We are closed on Thursday, and why',
      preheader: 'Tobiah trues his first wheel, and everybody wants to watch.',
      content: letter(
        '#ffffff',
        head.imprint,
        'Hello {{first_name|there}},',
        'on Thursday the doors stay shut until noon. Tobiah trues his first wheel, and everybody here wants to watch.',
        'If your bike is on the bench, it stays dry and you hear from us in the afternoon. If you need it before then, ring the bell at the west door. Desmond drew the short spoke.',
        'Maren Voss',
      ),
    },
    {
      name: 'Journal, autumn',
      subject: 'From the journal: freight, salt, and a retired machinist',
      preheader: 'Three things that we wrote down this season.',
      content: mail(
        head,
        picture(art('blog-freight'), 'A small freighter with stacked containers in front of low hills'),
        passage(
          'What a crate weighs',
          '<p>We send wheels by ship where a ship goes. It takes nine days longer and a tenth of the carbon, and nobody has been in that much of a hurry for a wheel yet.</p>',
          ['Read how we ship', '/services'],
        ),
        passage(
          'Salt, and what it does at night',
          '<p>Rinse before you park, not before you ride. The rest is chemistry, and Walt has drawn it on the wall by the east door.</p>',
        ),
        passage('Walt has retired again', '<p>That makes three times. He is in on Tuesdays.</p>', [
          'Meet the rest of us',
          '/about',
        ]),
      ),
    },
  ],
}
