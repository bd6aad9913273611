/** What staff read of the trigger that begins automations of mails. */
export const invoiceIsOverdue = {
  title: 'An invoice is overdue',
  values: [
    { name: 'first_name', title: 'First name' },
    { name: 'last_name', title: 'Last name' },
    { name: 'company', title: 'Company' },
    { name: 'invoice_number', title: 'Invoice number' },
    { name: 'invoice_total', title: 'Invoice total' },
    { name: 'amount_due', title: 'Amount due' },
    { name: 'due_date', title: 'Due date' },
  ],
}
