import { visitorTexts } from '@ashlar/sdk'

/** What a sign-up says to visitors; title, text and consent are what the website wrote. */
export const words = visitorTexts(
  {
    email: 'Email',
    subscribe: 'Subscribe',
    missing: 'Email is required',
    wrong: 'Invalid email address',
    done: 'Subscription successful!',
    failed: 'Something went wrong. Please try again.',
    unverified: 'We could not verify your request. Please reload the page and try again.',
  },
  {
    fr: {
      email: 'E-mail',
      subscribe: 'S’abonner',
      missing: 'L’adresse e-mail est obligatoire',
      wrong: 'Adresse e-mail invalide',
      done: 'Inscription enregistrée !',
      failed: 'Une erreur s’est produite. Veuillez réessayer.',
      unverified: 'Nous n’avons pas pu vérifier votre demande. Veuillez recharger la page et réessayer.',
    },
    de: {
      email: 'E-Mail',
      subscribe: 'Abonnieren',
      missing: 'Die E-Mail-Adresse ist erforderlich',
      wrong: 'Ungültige E-Mail-Adresse',
      done: 'Anmeldung erfolgreich!',
      failed: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
      unverified:
        'Wir konnten Ihre Anfrage nicht prüfen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
    },
  },
)
