import { visitorTexts } from '../texts/visitor-texts.ts'

/** What stands in the place of a page that can't be made. */
export const words = visitorTexts(
  {
    away: 'Back in a moment',
    awayText: 'This site is not available right now. Please try again in a minute.',
    fault: 'Something went wrong',
    faultText: 'The page could not be shown. The error was logged. Please try again later.',
    again: 'Try again',
    nothing: 'There is nothing at this address',
    nothingText: 'This page does not exist or has moved.',
    front: 'Go to the home page',
    noWebsite: 'There is no website here',
    noWebsiteText: 'If this is your website, the address may not be set up yet.',
    refused: 'This did not work',
    refusedText: 'The request could not be processed.',
  },
  {
    fr: {
      away: 'De retour dans un instant',
      awayText: 'Ce site n’est pas accessible pour le moment. Veuillez réessayer dans une minute.',
      fault: 'Une erreur s’est produite',
      faultText: 'La page n’a pas pu être affichée. L’erreur a été notée ; veuillez réessayer plus tard.',
      again: 'Réessayer',
      nothing: 'Il n’y a rien à cette adresse',
      nothingText: 'La page a été déplacée, ou n’a jamais existé.',
      front: 'Aller à la page d’accueil',
      noWebsite: 'Il n’y a pas de site ici',
      noWebsiteText:
        'Aucun site ne répond à cette adresse. Si elle est à vous, elle n’est peut-être pas encore configurée.',
      refused: 'Cela n’a pas fonctionné',
      refusedText: 'La demande n’a pas pu être traitée.',
    },
    de: {
      away: 'Gleich wieder da',
      awayText: 'Diese Website ist gerade nicht erreichbar. Bitte versuchen Sie es in einer Minute noch einmal.',
      fault: 'Etwas ist schiefgegangen',
      faultText:
        'Die Seite konnte nicht angezeigt werden. Das wurde vermerkt; bitte versuchen Sie es später noch einmal.',
      again: 'Noch einmal versuchen',
      nothing: 'Unter dieser Adresse gibt es nichts',
      nothingText: 'Die Seite ist umgezogen, oder es gab sie nie.',
      front: 'Zur Startseite',
      noWebsite: 'Hier ist keine Website',
      noWebsiteText:
        'Unter dieser Adresse antwortet keine Website. Wenn sie Ihnen gehört, ist sie vielleicht noch nicht eingerichtet.',
      refused: 'Das hat nicht geklappt',
      refusedText: 'Die Anfrage konnte nicht beantwortet werden.',
    },
  },
)
