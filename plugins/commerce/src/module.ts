import { defineModule } from '@ashlar/sdk'
import { PaymentSettings } from './settings.ts'

/** Taxes, payments and the arithmetic of documents. */
export const commerce = defineModule({
  id: 'commerce',
  title: 'Taxes and payments',
  description: 'Tax rates and payments, for every module that sells or invoices.',
  permissions: { taxes: 'Taxes', payments: 'Payments' },
  actions: { payments: ['can_view', 'can_edit'] },
  sensitive: ['taxes', 'payments'],
  settings: PaymentSettings,
  settingsSection: {
    ...{ id: 'payments', title: 'Payments', subtitle: 'How customers can pay.', icon: 'credit-card', sort: 64 },
  },
  admin: {
    nav: [
      {
        ...{ title: 'Payments', path: '/admin/payments', icon: 'credit-card', group: 'Sales', sort: 450 },
        access: 'payments.can_view',
      },
    ],
    screens: [{ id: 'payments', path: '/admin/payments', title: 'Payments', access: 'payments.can_view' }],
    sections: [
      {
        ...{ id: 'taxes', title: 'Taxes', subtitle: 'Tax rates by place and date.', icon: 'percent' },
        ...{ sort: 62, access: 'taxes.can_view' },
      },
    ],
  },
})
