import { band, block, card, centred, column, container, group, into, picture, row, section } from '../build.ts'
import type { Pattern } from '../contract.ts'
import { patternsOf } from '../pattern.ts'
import { course, priced, priceRows } from '../prices.ts'
import { button, buttons, centredButtons, heading, label, lead, point, quiet, small, subject, title } from '../words.ts'

const flat = { padding: { desktop: { top: 0, bottom: 0 } } }

type Shape = Readonly<Record<string, unknown>>
const prices = (rows: ReturnType<typeof priceRows>, shape: Shape = {}) =>
  block('price-list', { ...flat, rows, ...shape })

const starters = [
  course('To begin with'),
  priced('Soup of the day', '$8', 'With bread from our oven.', 'Vegan'),
  priced('Beetroot and goat’s cheese', '$11', 'Walnuts, pear, honey.'),
  priced('Smoked trout', '$14', 'Horseradish, apple, dill.'),
]
const mains = [
  course('Afterwards'),
  priced('Barley risotto', '$19', 'Mushrooms, thyme, old cheese.', 'Vegetarian'),
  priced('Pike-perch', '$26', 'Leek, potatoes, brown butter.'),
  priced('Braised beef', '$28', 'Red wine, roots, dumplings.'),
]
const sweets = [
  course('And then'),
  priced('Plum tart', '$9', 'Warm, with cream.'),
  priced('Two scoops of ice cream', '$7', 'Ask which ones there are.'),
  priced('Three cheeses', '$13', 'Bread, chutney, grapes.'),
]
const drinks = [
  course('Without alcohol'),
  priced('Water, still or sparkling', '$3'),
  priced('Apple juice from the village', '$4'),
  priced('Lemonade with rhubarb', '$5', '', 'New'),
  course('Wine by the glass'),
  priced('White, dry', '$7'),
  priced('Rosé', '$7'),
  priced('Red, from oak', '$9'),
]

/** The whole menu in two columns. */
export const menuColumns = (
  name = 'The menu',
  subtitle = 'It changes with the market. This is what there is this week.',
) =>
  band(
    {},
    heading(name, subtitle),
    prices(priceRows(...starters, ...mains, ...sweets, ...drinks.slice(0, 4)), { columns: 2 }),
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
        prices(
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
      ...meals.flatMap(([id, , rows]) => into(`tab:${id}`, prices(rows, { columns: 2, leader: 'lines' }))),
    ),
  )

/** A dinner in several courses, narrow, on dark. */
export const menuEvening = () =>
  centred(
    { colour: 'dark', room: 'tall' },
    group(
      { width: 640, gap: 32 },
      heading('The long evening', 'Four courses for the whole table. From seven o’clock, by reservation.', 'center'),
      prices(
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
      column([4, 4, 12], 0, prices(priceRows(...drinks.slice(0, 4)))),
      column([4, 4, 12], 0, prices(priceRows(...drinks.slice(4)))),
      column(
        [4, 4, 12],
        0,
        prices(
          priceRows(course('Hot'), priced('Espresso', '$3'), priced('Flat white', '$4'), priced('Pot of tea', '$5')),
        ),
      ),
    ),
  )

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
          prices(
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
        prices(
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

export const menuPatterns: readonly Pattern[] = [
  pattern('columns', 'Menu in two columns', ['dishes', 'restaurant', 'card'], menuColumns()),
  pattern('picture', 'Short menu beside a picture', ['lunch', 'dishes'], menuPicture()),
  pattern('tabs', 'Menu by meal', ['breakfast', 'lunch', 'dinner', 'tabs'], menuTabs()),
  pattern('evening', 'Dinner in courses on dark', ['set menu', 'tasting'], menuEvening()),
  pattern('drinks', 'Drinks', ['wine', 'bar', 'coffee'], menuDrinks()),
  pattern('week', 'One dish a day', ['lunch', 'week'], menuWeek()),
  pattern('treatments', 'Treatments', ['salon', 'spa', 'services'], menuTreatments()),
  pattern('favourites', 'Favourites in colour', ['café', 'brunch'], menuFavourites()),
]
