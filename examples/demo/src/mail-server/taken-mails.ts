export interface MailServerBehaviour {
  /** Milliseconds that it needs for each mail. */
  readonly pause?: number
}

/** What a mail server took for the addresses of one domain. */
export interface TakenMails {
  readonly mails: number
  readonly people: number
  /** Addresses that were mailed more than once. */
  readonly often: readonly string[]
  /** Milliseconds since 1970 at which the first and the last one had been taken; 0 before. */
  readonly firstAt: number
  readonly lastAt: number
  /** The first one, as it came over the wire. */
  readonly source: string
}
