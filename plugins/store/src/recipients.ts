import type { FilterField } from '@ashlar/sdk'

/** Customers who ordered something, as recipients of campaigns. */
export const buyers = {
  title: 'Buyers',
  values: [
    { name: 'first_name', title: 'First name' },
    { name: 'last_name', title: 'Last name' },
    { name: 'company', title: 'Company' },
    { name: 'email', title: 'Email' },
    { name: 'city', title: 'City' },
    { name: 'orders', title: 'Number of orders' },
    { name: 'spent', title: 'Total spent' },
    { name: 'last_order', title: 'Date of the last order' },
  ],
}

/** What they can be filtered by. */
export const buyerFields = (currency: string): readonly FilterField[] => [
  { key: 'product', title: 'Product bought', kind: 'choice', isSearched: true },
  { key: 'spent', title: 'Total spent', kind: 'number', unit: currency },
  { key: 'orders', title: 'Number of orders', kind: 'number' },
  { key: 'last_order', title: 'Last order on', kind: 'date' },
]
