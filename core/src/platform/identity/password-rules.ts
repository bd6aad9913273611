import { errors } from '../errors.ts'

/** Characters; the most is what the schema of the body takes. */
const shortest = 10

/** Beginnings of what everybody tries first and that is long enough; compared without case, digits and signs. */
const common = [
  'password',
  'passwort',
  'qwertyuiop',
  'qwertzuiop',
  'iloveyou',
  'welcome',
  'letmein',
  'administrator',
  'changeme',
]

/** Why a password is not taken, as a sentence; undefined when it is. Length counts, not the kinds of characters. */
export function passwordRefusal(password: string, email: string): string | undefined {
  const plain = password.normalize('NFKC').toLowerCase()
  if ([...plain].length < shortest) return `Please choose a password of at least ${shortest} characters.`
  if (new Set(plain).size < 4) return 'This password is too simple: it repeats a few characters.'
  const letters = plain.replace(/[^\p{L}]/gu, '')
  if ((letters === '' && isRun(plain)) || common.includes(letters))
    return 'This password is among the first that are tried. Please choose another.'
  const [name = ''] = email.split('@')
  return plain === email || (name.length > 3 && letters !== '' && plain.replace(/(?<!\d)\d+$/, '') === name)
    ? 'Your password must not be your email address.'
    : undefined
}

const isRun = (plain: string): boolean =>
  '01234567890123456789'.includes(plain) || '98765432109876543210'.includes(plain)

/** @throws 422 naming the field when the password is not taken */
export function refuseWeak(password: string, email: string, path = 'password'): void {
  const message = passwordRefusal(password, email)
  if (message !== undefined) throw errors.INVALID_FIELDS().at({ path, message })
}
