/** What staff read of the triggers that begin automations of mails. */
export const customerMade = {
  title: 'A customer is created',
  values: [
    { name: 'first_name', title: 'First name' },
    { name: 'last_name', title: 'Last name' },
    { name: 'company', title: 'Company' },
    { name: 'city', title: 'City' },
  ],
}

export const dateComes = {
  title: 'A date of a customer comes',
  values: [...customerMade.values, { name: 'date', title: 'The date' }],
  settings: {
    field: { key: 'field', title: 'Date', kind: 'choice' },
    days: { key: 'days', title: 'Days before or after', kind: 'number', minimum: 0, maximum: 365 },
    when: {
      key: 'when',
      title: 'When',
      kind: 'choice',
      choices: [
        { value: 'before', title: 'So many days before' },
        { value: 'after', title: 'So many days after' },
      ],
    },
    yearly: { key: 'yearly', title: 'Every year on that day', kind: 'yes-no' },
  },
} as const
