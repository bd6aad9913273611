import type { Pattern } from '@ashlar/sdk'
import { band, block, centred, column, group, into, picture, row } from '../build.ts'
import { patternsOf } from '../pattern.ts'
import { course, priced, priceList, priceRows } from '../prices.ts'
import { button, centredButtons, heading, lead, quiet, small, title } from '../words.ts'
import { drinks, mains, starters, sweets } from './dishes.ts'

const flat = { padding: { desktop: { top: 0, bottom: 0 } } }

/** The whole menu in two columns. */
export const menuColumns = (
  name = 'The menu',
  subtitle = 'It changes with the market. This is what there is this week.',
) =>
  band(
    {},
    heading(name, subtitle),
    priceList(priceRows(...starters, ...mains, ...sweets, ...drinks.slice(0, 4)), { columns: 2 }),
    small('Ask us about allergens. All prices include tax and service.'),
  )

/** A short menu beside a picture. */
export const menuPicture = () =>
  band(
    { colour: 'light' },
    row(
      { align: 'center' },
      column([6, 12, 12], 0, picture('table', [640, 400, 280])),
      column(
        [6, 12, 12],
        24,
        title('At noon'),
        quiet('Monday to Friday, from half past eleven until two.'),
        priceList(
          priceRows(
            priced('Soup and bread', '$9', 'Every day a different one.'),
            priced('Plate of the day', '$14', 'Meat, fish or vegetables.'),
            priced('Large salad', '$12', 'With egg and seeds.', 'Vegetarian'),
            priced('Coffee and cake', '$6'),
          ),
        ),
      ),
    ),
  )

const meals = [
  [
    'breakfast',
    'Breakfast',
    priceRows(
      priced('Porridge with pear', '$8'),
      priced('Two eggs as you like', '$9', 'With bread and butter.'),
      priced('Basket of bread for two', '$11', 'Cheese, jam, ham.'),
    ),
  ],
  ['lunch', 'Lunch', priceRows(...starters.slice(1), ...mains.slice(1, 2))],
  ['evening', 'Evening', priceRows(...mains.slice(1), ...sweets.slice(1))],
  ['drinks', 'Drinks', priceRows(...drinks)],
] as const

/** A tab for each meal of the day. */
export const menuTabs = () =>
  band(
    {},
    heading('From morning to night', 'The kitchen is open from eight to ten.'),
    block(
      'tabs',
      {
        ...flat,
        tabStyle: 'pills',
        tabHeaders: meals.map(([id, name], index) => ({ id, tabIndex: index, title: name, sort: index })),
      },
      ...meals.flatMap(([id, , rows]) => into(`tab:${id}`, priceList(rows, { columns: 2, leader: 'lines' }))),
    ),
  )

/** A dinner in several courses, narrow, on dark. */
export const menuEvening = () =>
  centred(
    { colour: 'dark', room: 'tall' },
    group(
      { width: 640, gap: 32 },
      heading('The long evening', 'Four courses for the whole table. From seven o’clock, by reservation.', 'center'),
      priceList(
        priceRows(
          priced('Bread, butter, radishes', 'to share'),
          priced('Trout from the stream', 'cold', 'Cucumber and dill.'),
          priced('Lamb, or celeriac', 'from the oven', 'Beans, garlic, rosemary.'),
          priced('Pears in wine', 'warm', 'Almond cream.'),
        ),
        { leader: 'lines' },
      ),
      lead('$62 a person, with wine $88', 'center'),
    ),
    centredButtons(button(['Reserve a table', 'tel:+15550100'], 'tertiary')),
  )

/** Drinks in three columns with headings. */
const menuDrinks = () =>
  band(
    { colour: 'secondary' },
    title('To drink'),
    row(
      { rowGap: 40 },
      column([4, 12, 12], 0, priceList(priceRows(...drinks.slice(0, 4)))),
      column([4, 6, 12], 0, priceList(priceRows(...drinks.slice(4)))),
      column(
        [4, 6, 12],
        0,
        priceList(
          priceRows(course('Hot'), priced('Espresso', '$3'), priced('Flat white', '$4'), priced('Pot of tea', '$5')),
        ),
      ),
    ),
  )

const pattern = patternsOf('menu-list')

export const menus: readonly Pattern[] = [
  pattern('columns', 'Menu in two columns', ['dishes', 'restaurant', 'card'], menuColumns()),
  pattern('picture', 'Short menu beside a picture', ['lunch', 'dishes'], menuPicture()),
  pattern('tabs', 'Menu by meal', ['breakfast', 'lunch', 'dinner', 'tabs'], menuTabs()),
  pattern('evening', 'Dinner in courses on dark', ['set menu', 'tasting'], menuEvening()),
  pattern('drinks', 'Drinks', ['wine', 'bar', 'coffee'], menuDrinks()),
]
