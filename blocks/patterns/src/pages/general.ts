import type { PagePattern } from '@ashlar/sdk'
import { callBand, callLine, callPicture, callQuiet } from '../call-to-action/patterns.ts'
import { contactHours, contactMap, contactWays } from '../contact/contacts.ts'
import { faqBeside, faqCentred } from '../faq/patterns.ts'
import { featureCards, featureGrid, featurePanels, featureSteps } from '../features/columns.ts'
import { featureHistory, featureList, featureNumbers, featureSides } from '../features/rows.ts'
import { galleryColumns, galleryWide, galleryWorks } from '../gallery/patterns.ts'
import { heroPair, heroPicture } from '../hero/pictured.ts'
import { heroCentred, heroSplit, heroStatement, heroStats } from '../hero/plain.ts'
import { logosPassing, logosRow } from '../logos/patterns.ts'
import { menuColumns, menuEvening, menuPicture } from '../menu-list/menus.ts'
import { pricingPlans, pricingServices } from '../pricing/patterns.ts'
import { teamLead, teamRow } from '../team/patterns.ts'
import { testimonialCards, testimonialLarge, testimonialPortrait } from '../testimonials/patterns.ts'
import { comingSoon } from './coming-soon.ts'

/** A page for each purpose that most websites have. */
export const generalPages: readonly PagePattern[] = [
  {
    id: 'home',
    title: 'Home',
    description: 'Who you are, what you do, what others say, and how to begin.',
    blocks: [heroSplit(), logosRow(), featureCards(), featureNumbers(), featureSides(), testimonialCards(), callBand()],
  },
  {
    id: 'about',
    title: 'About us',
    description: 'Your story, your history in years and the people behind it.',
    blocks: [
      heroCentred(
        {
          title: 'We like it when things work',
          lead: 'Tell here how it all began, what you would never do, and what you still argue about. Three sentences are enough.',
          action: ['Meet the team', '#team'],
          second: ['Visit us', '/contact'],
        },
        'stairs',
      ),
      featureHistory(),
      testimonialLarge('We would rather turn down a job than do it by halves.', 'All of us', ''),
      anchored('team', teamRow()),
      teamLead(),
      callLine('Come and see for yourself', 'The door is open on weekdays from 8\u00a0am to 5\u00a0pm.'),
    ],
  },
  {
    id: 'services',
    title: 'Services',
    description: 'Your offer, how it works, its prices, and questions about it.',
    blocks: [
      heroStatement(
        {
          title: 'What we can do for you',
          lead: 'From a small repair to the whole house. Choose what you need, and leave out the rest.',
          action: ['Ask for a price', '/contact'],
        },
        { colour: 'secondary' },
      ),
      featureCards('Three fields', 'Each of them with people of its own.'),
      featureSteps(),
      featureList('What is in it', {}),
      pricingServices(),
      faqBeside(),
      callBand(),
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    description: 'Where you are, when you are there, and how to reach you.',
    blocks: [contactMap('Talk to us, or come by', true), contactWays(), contactHours(), faqCentred()],
  },
  {
    id: 'landing',
    title: 'Landing page',
    description: 'One offer, its benefits and its price, and a single way to go on.',
    blocks: [
      heroStats(
        {
          title: 'Spend your mornings on real work',
          lead: 'One place for dates, tasks and files. Try it for two weeks with your whole team.',
          action: ['Start for free', '/contact'],
          second: ['See prices', '#prices'],
        },
        [
          { number: 14, words: 'days free of charge' },
          { number: 3, suffix: ' min', words: 'until you are ready' },
          { number: 99, suffix: '.9 %', words: 'of the time it is there' },
          { number: 40, suffix: '+', words: 'languages' },
        ],
      ),
      logosPassing(),
      featurePanels(),
      featureGrid(),
      testimonialPortrait(),
      anchored('prices', pricingPlans()),
      faqBeside(),
      callBand('Try it for two weeks', 'No card, no call, no small print.', ['Start for free', '/contact']),
    ],
  },
  {
    id: 'menu',
    title: 'Menu',
    description: 'Dishes and drinks with their prices, lunch and a dinner in courses.',
    blocks: [
      heroPicture(
        {
          title: 'What the season gives',
          lead: 'We cook what grows here, and write the menu anew each week.',
          action: ['Reserve a table', 'tel:+15550100'],
          second: ['Read the menu', '#menu'],
        },
        'supper',
        0.4,
      ),
      anchored('menu', menuColumns()),
      menuPicture(),
      menuEvening(),
      callQuiet('A table for twelve?', ['Ask us', 'mailto:hello@example.com?subject=A%20large%20table']),
    ],
  },
  {
    id: 'portfolio',
    title: 'Portfolio',
    description: 'Selected works, large pictures and the voice of a client.',
    blocks: [
      heroPair({
        title: 'Selected work',
        lead: 'A few projects of the last years, chosen because they taught us something.',
        action: ['Talk about yours', '/contact'],
      }),
      galleryWorks('Projects'),
      galleryWide('arch', 'The foyer in the first light of the day.'),
      galleryColumns('Details', 'Visible only on the second visit.'),
      testimonialPortrait(),
      callPicture('Do you have a place in mind?', 'A walk through it tells us more than a long letter.', 'hills', [
        'Show it to us',
        '/contact',
      ]),
    ],
  },
  {
    id: 'coming-soon',
    title: 'Coming soon',
    description: 'A single screen until the website is ready.',
    blocks: [comingSoon()],
  },
]

function anchored(anchor: string, section: PagePattern['blocks'][number]): PagePattern['blocks'][number] {
  return { ...section, props: { ...section.props, anchor } }
}
