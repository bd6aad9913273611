import type { PagePattern } from '@ashlar/sdk'
import { callBand, callLine, callPanel } from '../call-to-action/patterns.ts'
import { contactHours, contactWays } from '../contact/contacts.ts'
import { featureCards, featureIcons, featurePanels, featureSteps } from '../features/columns.ts'
import { featureSides } from '../features/rows.ts'
import { galleryWorks } from '../gallery/patterns.ts'
import { heroPicture } from '../hero/pictured.ts'
import { heroSplit, heroStats } from '../hero/plain.ts'
import { logosRow } from '../logos/patterns.ts'
import { menuPicture, menuTabs } from '../menu-list/menus.ts'
import { teamLead } from '../team/patterns.ts'
import { testimonialCards, testimonialLarge } from '../testimonials/patterns.ts'

/** The home pages of the starter websites. */
export const starterPages: readonly PagePattern[] = [
  {
    id: 'workshop-home',
    title: 'Home of a workshop',
    description: 'For trades: what you make, how a job goes, and a price before you begin.',
    blocks: [
      heroSplit(
        {
          title: 'Joinery, from the tree to the table',
          lead: 'We build kitchens, stairs and furniture in our own workshop, and repair what others made. You know the price before we pick up a plane.',
          action: ['Ask for a price', '/contact'],
          second: ['What we do', '/services'],
        },
        'bench',
      ),
      featureIcons(),
      featureCards('Out of the workshop', 'Made to measure, by the people who fit it.', [
        {
          picture: 'room',
          name: 'Furniture',
          words: 'Tables, beds and shelves that fit to the millimetre.',
          link: ['See prices', '/services'],
        },
        {
          picture: 'stairs',
          name: 'Stairs',
          words: 'Straight or winding, quiet under the foot.',
          link: ['See prices', '/services'],
        },
        {
          picture: 'window',
          name: 'Windows',
          words: 'New ones like the old ones, only without the draught.',
          link: ['See prices', '/services'],
        },
      ]),
      featureSteps(),
      testimonialCards('In the words of others', 'Three customers of the last year.', {}),
      callLine('A drawing, a price and a date', 'Within a week, and at no charge.'),
    ],
  },
  {
    id: 'cafe-home',
    title: 'Home of a café',
    description: 'For restaurants and cafés: the mood, the menu, and when you are open.',
    blocks: [
      heroPicture(
        {
          title: 'Bread at seven, wine at eight',
          lead: 'A small kitchen with a large table. Come as you are, stay as long as you like.',
          action: ['Reserve a table', 'tel:+15550100'],
          second: ['See the menu', '/menu'],
        },
        'supper',
        0.4,
      ),
      featureSides([
        {
          picture: 'window',
          title: 'Breakfast by the window',
          words:
            'The oven is on from four. What comes out of it stands on the counter until it is gone, which is usually before noon.',
          link: ['What there is', '/menu'],
        },
        {
          picture: 'vessels',
          title: 'Everything from nearby',
          words:
            'Milk, eggs and flour come from three farms that you can see from the terrace. The cups are made by a potter next door.',
          link: ['Who we are', '/about'],
        },
      ]),
      menuTabs(),
      testimonialLarge('I came for a coffee, and left after dinner.'),
      menuPicture(),
      contactHours([
        ['Tuesday to Friday', '7 am to 10 pm'],
        ['Saturday and Sunday', '8 am to 11 pm'],
        ['Monday', 'closed'],
      ]),
      callPanel(
        'A table for many?',
        'For ten or more we lay the long table by the window, and cook one menu for all.',
        ['Write to us', 'mailto:hello@example.com?subject=A%20large%20table'],
      ),
    ],
  },
  {
    id: 'studio-home',
    title: 'Home of a studio',
    description: 'For design and consulting: a clear statement, selected work and how you go about it.',
    blocks: [
      heroStats(
        {
          title: 'Clear plans for complicated places',
          lead: 'We advise towns, schools and companies that want to build, or rather not.',
          action: ['Talk to us', '/contact'],
          second: ['Selected work', '/portfolio'],
        },
        [
          { number: 14, words: 'people in two studios' },
          { number: 120, suffix: '+', words: 'projects since 2009' },
          { number: 38, suffix: ' %', words: 'became smaller than planned' },
          { number: 7, words: 'awards we are proud of' },
        ],
      ),
      logosRow('Towns and companies we have worked with'),
      galleryWorks(),
      featurePanels('How we think', [
        ['search', 'Look first', 'We spend a day at the place before we draw a line. Most answers are already there.'],
        [
          'message-circle',
          'Talk to everybody',
          'To those who pay, those who clean, and those who will come in only once. The plan has to work for all of them.',
        ],
        [
          'scissors',
          'Leave out',
          'A good plan gets shorter with every meeting. Ours usually end with less than they began with.',
        ],
      ]),
      teamLead(),
      contactWays(),
      callBand('Have you got an hour?', 'We listen first. Often that is already half of the plan.'),
    ],
  },
]
