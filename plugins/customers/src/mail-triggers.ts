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
