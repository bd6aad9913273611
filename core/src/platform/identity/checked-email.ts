import { errors } from '../errors.ts'
import { isEmail, normalEmail } from './email.ts'

/** An email address as it is stored. @throws 422 for what is none */
export function checkedEmail(given: string): string {
  const email = normalEmail(given)
  if (isEmail(email)) return email
  throw errors.INVALID_FIELDS().at({ path: 'email', message: `“${email}” is not an email address.` })
}
