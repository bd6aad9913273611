import type { ThemeColour } from '@ashlar/sdk'
import type { Branch } from '../tree/index.ts'
import { band, plans } from '../tree/parts.ts'

export function seasonPlans(colour: ThemeColour | ''): Branch {
  return band(
    colour,
    plans(
      {
        title: 'Season plans',
        description: 'For people who would rather not think about it. Cancel at the end of any month.',
        headerAlignment: 'start',
      },
      {
        title: 'Bicycle',
        price: '$15',
        label: '/ month',
        features: ['Two tune-ups a year', 'Punctures included', '10 % off parts', 'Loan bike'],
        link: ['Choose Bicycle', '/book'],
      },
      {
        title: 'Rider',
        price: '$29',
        label: '/ month',
        features: [
          'One full service a year',
          'Seasonal check and storage discount',
          '10 % off parts',
          'Collection within 100 km',
          'Loan bike',
        ],
        link: ['Choose Rider', '/book'],
        isFeatured: true,
      },
      {
        title: 'Fleet',
        price: '$24',
        label: '/ month per vehicle',
        features: [
          'Three vehicles or more',
          'Work orders and invoices in one account',
          'Evening slots',
          'Named mechanic',
        ],
        link: ['Talk to us', '/contact'],
      },
    ),
  )
}
