/** What staff read of the trigger that begins automations of mails. */
export const formSent = {
  title: 'A form is sent',
  values: [
    { name: 'first_name', title: 'First name' },
    { name: 'last_name', title: 'Last name' },
    { name: 'form', title: 'Form' },
  ],
}
