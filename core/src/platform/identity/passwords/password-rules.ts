import { errors } from '../../errors.ts'
import { isCommonPassword } from './common-passwords.ts'
import { isRunOfKeys } from './key-runs.ts'

/** Characters; the most is what the schema of the body takes. */
const shortest = 10
/** A word with fewer characters around it than this is no more than the word. */
const enoughAround = 7
/** Shorter names turn up in too many passwords by chance. */
const shortestName = 4

/** Whose password it is: attackers try these first. */
interface PasswordOwner {
  readonly email: string
  /** Name of the website. */
  readonly site: string
}

/** Why a password is not taken, as a sentence; undefined when it is. Length counts, not the kinds of characters. */
export async function passwordRefusal(password: string, { email, site }: PasswordOwner): Promise<string | undefined> {
  const plain = plainOf(password)
  if ([...plain].length < shortest) return `Choose a password with at least ${shortest} characters.`
  if (new Set(plain).size < 4 || isRepeated(plain)) return 'This password is too simple: it repeats a few characters.'
  if (isRunOfKeys(plain)) return 'This password is too simple: its characters are in sequence.'
  const [name = ''] = plainOf(email).split('@')
  if (plain === plainOf(email) || isMadeOf(plain, name)) return 'Your password must not be based on your email address.'
  if (isMadeOf(plain, plainOf(site))) return 'Your password must not be based on the name of the website.'
  if (await isAmongCommon(plain)) return 'This password is too common and easy to guess. Choose another.'
  return undefined
}

const plainOf = (text: string): string => text.normalize('NFKC').toLowerCase()

/** `abcabcabcabc`: a few characters again and again. */
const isRepeated = (plain: string): boolean =>
  [1, 2, 3, 4].some((length) => plain.slice(length) === plain.slice(0, -length))

/** Whether a password is this name, however it is spaced, with little around it. */
function isMadeOf(plain: string, name: string): boolean {
  const [whole, word] = [plain.replace(/\s/g, ''), name.replace(/\s/g, '')]
  return word.length >= shortestName && whole.includes(word) && whole.length - word.length < enoughAround
}

/** As it stands; or as a common word with a few digits and signs around it. */
async function isAmongCommon(plain: string): Promise<boolean> {
  if (await isCommonPassword(plain)) return true
  const characters = [...plain]
  const word = characters.slice(characters.findIndex(isLetter), characters.findLastIndex(isLetter) + 1).join('')
  return plain.length - word.length < enoughAround && (await isCommonPassword(word))
}

const isLetter = (character: string): boolean => /\p{L}/u.test(character)

/** @throws 422 naming `password` when it is not taken */
export async function refuseWeak(password: string, owner: PasswordOwner): Promise<void> {
  const message = await passwordRefusal(password, owner)
  if (message !== undefined) throw errors.INVALID_FIELDS().at({ path: 'password', message })
}
