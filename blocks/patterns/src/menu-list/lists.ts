import type { Pattern } from '@ashlar/sdk'
import { band, card, column, container, picture, row, section } from '../build.ts'
import { patternsOf } from '../pattern.ts'
import { course, priced, priceList, priceRows } from '../prices.ts'
import { button, buttons, heading, label, lead, point, quiet, subject, title } from '../words.ts'

const week = [
  ['Monday', 'closed', ''],
  ['Tuesday', 'Lentil stew', '$13'],
  ['Wednesday', 'Pancakes, salty and sweet', '$12'],
  ['Thursday', 'Goulash', '$15'],
  ['Friday', 'Fish and potatoes', '$16'],
  ['Saturday', 'What the market gave', '$17'],
] as const

/** One dish a day, on small cards. */
const menuWeek = () =>
  band(
    {},
    heading('This week at noon', 'With soup or salad, until it is gone.'),
    row(
      { gap: 16, rowGap: 16 },
      ...week.map(([day, dish, price]) =>
        card('light', [4, 6, 12], label(day), subject(dish), quiet(price === '' ? 'See you tomorrow.' : price)),
      ),
    ),
  )

/** Treatments or services with their prices, beside a sentence and a button. */
const menuTreatments = () =>
  section(
    {},
    container(
      {},
      row(
        { align: 'flex-start' },
        column(
          [5, 12, 12],
          20,
          title('Time for you'),
          lead('Come ten minutes early, and have a tea.'),
          picture('vessels', [320, 300, 220]),
          buttons(button(['Book by phone', 'tel:+15550100'])),
        ),
        column(
          [7, 12, 12],
          0,
          priceList(
            priceRows(
              course('Hands and feet'),
              priced('Manicure', '$38', '45 minutes'),
              priced('Pedicure', '$46', '60 minutes'),
              course('Face'),
              priced('Cleansing', '$62', '60 minutes'),
              priced('The long one', '$95', '90 minutes, with massage', 'Popular'),
              course('Back'),
              priced('Massage', '$70', '50 minutes'),
            ),
            { leader: 'lines' },
          ),
        ),
      ),
    ),
  )

/** A few favourites in large type. */
const menuFavourites = () =>
  band(
    { colour: 'primary' },
    row(
      {},
      column([4, 12, 12], 16, title('What everybody orders'), point('All day, until six')),
      column(
        [8, 12, 12],
        0,
        priceList(
          priceRows(
            priced('Toast with mushrooms', '$12', 'Sourdough, parsley, lemon.'),
            priced('Shakshuka', '$14', 'Two eggs, tomatoes, coriander.'),
            priced('Banana bread', '$6', 'Warm, with salted butter.'),
            priced('Iced coffee', '$5', 'With a scoop or without.'),
          ),
          { leader: 'none', nameTypography: { desktop: { textStyle: 'h4' } } },
        ),
      ),
    ),
  )

const pattern = patternsOf('menu-list')

export const priceLists: readonly Pattern[] = [
  pattern('week', 'One dish a day', ['lunch', 'week'], menuWeek()),
  pattern('treatments', 'Treatments', ['salon', 'spa', 'services'], menuTreatments()),
  pattern('favourites', 'Favourites in colour', ['café', 'brunch'], menuFavourites()),
]
