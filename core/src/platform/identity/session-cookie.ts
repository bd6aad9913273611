/** Name of the cookie that carries a session's token. */
export const sessionCookieName = 'ashlar_session'

/** A session ends 14 days after it was last used and 30 days after sign-in at the latest (T23). */
export const sessionLifetime = { idleDays: 14, absoluteDays: 30 } as const

/** `Set-Cookie` for a new session. `Lax`, so that a link from a mail still finds its reader signed in (T13). */
export function sessionCookie(token: string, secure: boolean): string {
  return cookie(token, sessionLifetime.absoluteDays * 24 * 60 * 60, secure)
}

/** A session in a website that a platform administrator entered ends after four hours at the latest. */
export const enteredLifetime = { hours: 4 } as const

/** The same for the session in a website that was entered. */
export function enteredSessionCookie(token: string, secure: boolean): string {
  return cookie(token, enteredLifetime.hours * 60 * 60, secure)
}

/** `Set-Cookie` that makes the browser forget the session. */
export function expiredSessionCookie(secure: boolean): string {
  return cookie('', 0, secure)
}

/** The session token among the request's cookies. A name given twice counts as none: one of them was planted. */
export function sessionTokenIn(header: string | undefined): string | undefined {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${sessionCookieName}=`))
    .map((pair) => pair.slice(sessionCookieName.length + 1))
  return values.length === 1 ? values[0] : undefined
}

function cookie(value: string, maxAge: number, secure: boolean): string {
  const parts = [`${sessionCookieName}=${value}`, `Max-Age=${maxAge}`, 'Path=/', 'HttpOnly', 'SameSite=Lax']
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ')
}
