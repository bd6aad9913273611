/** Payments with Stripe, in German. */
export default {
  'Address of the webhook': 'Adresse des Webhooks',
  'Connect your Stripe account': 'Verbinden Sie Ihr Stripe-Konto',
  Copy: 'Kopieren',
  'Customers pay on a page of Stripe. Both keys are required.':
    'Kunden bezahlen auf einer Seite von Stripe. Dafür sind beide Schlüssel nötig.',
  'Events of the webhook': 'Ereignisse des Webhooks',
  'In Stripe, add a webhook with this address. Then copy its signing secret into the field above.':
    'Fügen Sie in Stripe einen Webhook mit dieser Adresse hinzu. Kopieren Sie dann sein Signaturgeheimnis in das Feld oben.',
  'In Stripe, open Developers, API keys. Copy the secret key into the field above. Use a test key to try it.':
    'Öffnen Sie in Stripe „Entwickler“, „API-Schlüssel“. Kopieren Sie den geheimen Schlüssel in das Feld oben. Nutzen Sie zum Ausprobieren einen Testschlüssel.',
  'Offer payment with Stripe': 'Zahlung mit Stripe anbieten',
  'Payments by card and other methods.': 'Zahlungen per Karte und mit anderen Methoden.',
  'Secret key': 'Geheimer Schlüssel',
  'Select these events for the webhook.': 'Wählen Sie für den Webhook diese Ereignisse aus.',
  'Signing secret of the webhook': 'Signaturgeheimnis des Webhooks',
  Stripe: 'Stripe',
  'Stripe account': 'Stripe-Konto',
  'Takes payments by card and other methods on a page of Stripe.':
    'Nimmt Zahlungen per Karte und mit anderen Methoden auf einer Seite von Stripe entgegen.',
  'sk_live_…': 'sk_live_…',
  'whsec_…': 'whsec_…',
}
