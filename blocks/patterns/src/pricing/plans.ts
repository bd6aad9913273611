type Plan = readonly [title: string, price: string, per: string, features: string, button: string]

/** Plans of which the second stands out. */
export const plans = (...list: readonly Plan[]) =>
  list.map(([title, price, priceLabel, features, buttonText], index) => ({
    ...{ id: `plan-${index + 1}`, title, price, priceLabel, features, buttonText, buttonLink: '/contact' },
    featured: index === 1,
  }))
