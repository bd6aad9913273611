/** What became of a form that was sent, as the address of the page says it. */
export const joinStates = ['joined', 'incomplete', 'unverified', 'failed'] as const
export type JoinState = (typeof joinStates)[number]

const en = {
  title: 'Collect points',
  lead: 'Become a member of {programme}.',
  name: 'Name',
  email: 'Email',
  join: 'Join',
  joined: 'Welcome. Tell us your name at your next visit.',
  incomplete: 'Please enter your name and a complete email address.',
  unverified:
    'We could not verify your request. Please allow JavaScript and reload the page, or ask us at the counter.',
  failed: 'Something went wrong. Please try again later.',
}
export type JoinTexts = typeof en

const de: JoinTexts = {
  title: 'Punkte sammeln',
  lead: 'Werden Sie Mitglied bei {programme}.',
  name: 'Name',
  email: 'E-Mail',
  join: 'Mitmachen',
  joined: 'Willkommen. Nennen Sie uns beim nächsten Besuch Ihren Namen.',
  incomplete: 'Bitte geben Sie Ihren Namen und eine vollständige E-Mail-Adresse an.',
  unverified:
    'Ihre Anfrage ließ sich nicht prüfen. Bitte erlauben Sie JavaScript und laden Sie die Seite neu, oder fragen Sie uns an der Theke.',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es später noch einmal.',
}

const byLanguage: Readonly<Record<string, JoinTexts>> = { en, de }

/** In the language of the website (`de-AT` is German), else in English. */
export const joinTexts = (language: string): JoinTexts => byLanguage[language.split('-')[0] ?? ''] ?? en
