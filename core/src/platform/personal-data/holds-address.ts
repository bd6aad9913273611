import { type SqlText, sql } from '../sql.ts'

/**
 * Whether a text names an email address. `ann@example.com` is neither in `joann@example.com` nor in
 * `ann@example.com.au`.
 */
export function holdsAddress(text: SqlText, email: string): SqlText {
  const escaped = email.replaceAll(/[^\p{L}\p{N}@_-]/gu, (sign) => `\\${sign}`)
  const pattern = `(^|[^[:alnum:]._%+-])${escaped}($|[^[:alnum:].-]|[.-]($|[^[:alnum:]]))`
  return sql`${text} ~* ${pattern}`
}
