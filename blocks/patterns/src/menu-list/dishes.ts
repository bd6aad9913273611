import { course, type PriceRow, priced } from '../prices.ts'

export const starters: readonly PriceRow[] = [
  course('To begin with'),
  priced('Soup of the day', '$8', 'With bread from our oven.', 'Vegan'),
  priced('Beetroot and goat’s cheese', '$11', 'Walnuts, pear, honey.'),
  priced('Smoked trout', '$14', 'Horseradish, apple, dill.'),
]
export const mains: readonly PriceRow[] = [
  course('Afterwards'),
  priced('Barley risotto', '$19', 'Mushrooms, thyme, old cheese.', 'Vegetarian'),
  priced('Pike-perch', '$26', 'Leek, potatoes, brown butter.'),
  priced('Braised beef', '$28', 'Red wine, roots, dumplings.'),
]
export const sweets: readonly PriceRow[] = [
  course('And then'),
  priced('Plum tart', '$9', 'Warm, with cream.'),
  priced('Two scoops of ice cream', '$7', 'Ask which ones there are.'),
  priced('Three cheeses', '$13', 'Bread, chutney, grapes.'),
]
export const drinks: readonly PriceRow[] = [
  course('Without alcohol'),
  priced('Water, still or sparkling', '$3'),
  priced('Apple juice from the village', '$4'),
  priced('Lemonade with rhubarb', '$5', '', 'New'),
  course('Wine by the glass'),
  priced('White, dry', '$7'),
  priced('Rosé', '$7'),
  priced('Red, from oak', '$9'),
]
