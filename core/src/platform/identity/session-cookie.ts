import { cookieIn, setCookie } from '../../http/cookies.ts'

/** Name of the cookie that carries a session's token. */
export const sessionCookieName = 'ashlar_session'

/** A session ends 14 days after it was last used and 30 days after sign-in at the latest (T23). */
export const sessionLifetime = { idleDays: 14, absoluteDays: 30 } as const

/** `Set-Cookie` for a new session. `Lax`, so that a link from a mail still finds its reader signed in (T13). */
export function sessionCookie(token: string, secure: boolean): string {
  return setCookie(sessionCookieName, token, sessionLifetime.absoluteDays * 24 * 60 * 60, secure)
}

/** A session in a website that a platform administrator entered ends after four hours at the latest. */
export const enteredLifetime = { hours: 4 } as const

/** The same for the session in a website that was entered. */
export function enteredSessionCookie(token: string, secure: boolean): string {
  return setCookie(sessionCookieName, token, enteredLifetime.hours * 60 * 60, secure)
}

/** `Set-Cookie` that makes the browser forget the session. */
export function expiredSessionCookie(secure: boolean): string {
  return setCookie(sessionCookieName, '', 0, secure)
}

/** The session token among the request's cookies. */
export function sessionTokenIn(header: string | undefined): string | undefined {
  return cookieIn(header, sessionCookieName)
}
