import { visitorTexts } from '@ashlar/sdk'

/** What customers read in reminders where the settings have no words, in the language of the website. */
export const reminderWords = visitorTexts(
  {
    subjectBefore: 'Invoice {number} is due on {due}',
    subject: 'Reminder: invoice {number}',
    hello: 'Hello {customer},',
    before: 'Invoice {number} is due on {due}. The amount due is {total}.',
    today: 'Invoice {number} is due today. The amount due is {total}.',
    after: 'Invoice {number} was due on {due}. {total} is still unpaid. Please pay it now.',
    paid: 'If you have already paid, please ignore this email.',
    thanks: 'Thank you,',
    fees: 'Late fees: {fees}. In total, {together} is due.',
    feeLine: 'Late fee for invoice {number}',
    feeInvoice: 'Invoice {number}',
  },
  {
    fr: {
      subjectBefore: 'La facture {number} est à régler le {due}',
      subject: 'Rappel : facture {number}',
      hello: 'Bonjour {customer},',
      before: 'La facture {number} est à régler le {due}. Le montant dû est de {total}.',
      today: 'La facture {number} est à régler aujourd’hui. Le montant dû est de {total}.',
      after: 'La facture {number} était à régler le {due}. Il reste {total} à payer. Merci de régler ce montant.',
      paid: 'Si vous avez déjà payé, veuillez ignorer cet e-mail.',
      thanks: 'Merci,',
      fees: 'Frais de retard : {fees}. Au total, {together} sont dus.',
      feeLine: 'Frais de retard pour la facture {number}',
      feeInvoice: 'Facture {number}',
    },
    de: {
      subjectBefore: 'Rechnung {number} ist am {due} fällig',
      subject: 'Zahlungserinnerung: Rechnung {number}',
      hello: 'Guten Tag {customer},',
      before: 'Rechnung {number} ist am {due} fällig. Der offene Betrag ist {total}.',
      today: 'Rechnung {number} ist heute fällig. Der offene Betrag ist {total}.',
      after: 'Rechnung {number} war am {due} fällig. {total} sind noch offen. Bitte begleichen Sie den Betrag.',
      paid: 'Falls Sie bereits bezahlt haben, betrachten Sie diese E-Mail bitte als gegenstandslos.',
      thanks: 'Vielen Dank,',
      fees: 'Mahngebühren: {fees}. Insgesamt sind {together} fällig.',
      feeLine: 'Mahngebühr zu Rechnung {number}',
      feeInvoice: 'Rechnung {number}',
    },
  },
)
