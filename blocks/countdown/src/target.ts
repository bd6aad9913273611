/** The moment to which a countdown runs. */
export interface Target {
  /** ISO 8601, UTC. */
  readonly at: string
  /** IANA, of the website. */
  readonly timeZone: string
  /** When the page was made; 0 or less once the moment has come. */
  readonly secondsLeft: number
}

/** The date and the time as a language writes them, by the website's clock. */
export const targetText = ({ at, timeZone }: Target, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(at))
