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
  title: 'A date of a customer arrives',
  values: [...customerMade.values, { name: 'date', title: 'The date' }],
  settings: {
    field: { key: 'field', title: 'Date', kind: 'choice' },
    days: {
      key: 'days',
      title: 'Days',
      hint: 'Enter 0 for the day itself.',
      kind: 'number',
      minimum: 0,
      maximum: 365,
    },
    when: {
      key: 'when',
      title: 'Before or after',
      kind: 'choice',
      choices: [
        { value: 'before', title: 'Before the date' },
        { value: 'after', title: 'After the date' },
      ],
    },
    yearly: { key: 'yearly', title: 'Every year', kind: 'yes-no' },
  },
} as const
