/** Payments with Stripe, in French. */
export default {
  'Address of the webhook': 'Adresse du webhook',
  'Connect your Stripe account': 'Connectez votre compte Stripe',
  Copy: 'Copier',
  'Customers pay on a page of Stripe. Both keys are required.':
    'Les clients paient sur une page de Stripe. Les deux clés sont nécessaires.',
  'Events of the webhook': 'Événements du webhook',
  'In Stripe, add a webhook with this address. Then copy its signing secret into the field above.':
    'Dans Stripe, ajoutez un webhook avec cette adresse. Copiez ensuite sa clé secrète de signature dans le champ ci-dessus.',
  'In Stripe, open Developers, API keys. Copy the secret key into the field above. Use a test key to try it.':
    'Dans Stripe, ouvrez « Développeurs », « Clés API ». Copiez la clé secrète dans le champ ci-dessus. Pour un essai, utilisez une clé de test.',
  'Offer payment with Stripe': 'Proposer le paiement avec Stripe',
  'Payments by card and other methods.': 'Paiements par carte et autres moyens.',
  'Secret key': 'Clé secrète',
  'Select these events for the webhook.': 'Sélectionnez ces événements pour le webhook.',
  'Signing secret of the webhook': 'Clé secrète de signature du webhook',
  Stripe: 'Stripe',
  'Stripe account': 'Compte Stripe',
  'Takes payments by card and other methods on a page of Stripe.':
    'Encaisse les paiements par carte et autres moyens sur une page de Stripe.',
  'sk_live_…': 'sk_live_…',
  'whsec_…': 'whsec_…',
}
