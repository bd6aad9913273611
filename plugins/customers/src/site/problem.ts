import { spokenLanguage } from '@ashlar/sdk'
import { type Words, words } from './visitor-texts.ts'

/** Why a form was refused, as the server says it. */
export interface Refusal {
  readonly code: string
  /** In English. */
  readonly error: string
  readonly errors: readonly { readonly path: string; readonly message: string }[]
}

/** The same for the reader of the page. */
export interface Problem {
  readonly summary: string
  /** By the name of the field. */
  readonly fields: Readonly<Record<string, string>>
  /** The account is secured by two-factor authentication: the code is asked for. */
  readonly needsCode: boolean
}

const sentences: Readonly<Record<string, keyof Words>> = {
  SIGN_IN_FAILED: 'signInFailed',
  SECOND_FACTOR_NEEDED: 'codeNeeded',
  SECOND_FACTOR_WRONG: 'codeWrong',
  TRY_LATER: 'tooMany',
  TOO_MANY_ATTEMPTS: 'tooMany',
  TOO_MANY_PASSWORDS: 'tooMany',
  TOO_MANY_REQUESTS: 'tooMany',
  LINK_OVER: 'linkIsOver',
  NOT_SIGNED_IN: 'signedOut',
  CUSTOMERS_NOT_VERIFIED: 'notVerified',
  CUSTOMERS_SIGN_UP_CLOSED: 'signUpClosed',
}

/** Reasons of a password are more than one, and told in English alone. */
const ofFields: Readonly<Record<string, keyof Words>> = {
  email: 'wrongEmail',
  currentPassword: 'wrongPassword',
}

/** What was wrong, in the language of the page. */
export function problemOf({ code, error, errors }: Refusal, language: string): Problem {
  const t = words(language)
  const isEnglish = spokenLanguage(language) === 'en'
  const fieldText = (path: string, message: string) => {
    if (path === 'password') return isEnglish ? message : code === 'PASSWORD_NEEDED' ? t.wrongPassword : t.weakPassword
    const known = ofFields[path]
    return known === undefined ? t.required : t[known]
  }
  const sentence = sentences[code]
  const summary = sentence === undefined ? (isEnglish && errors.length === 0 ? error : t.checkFields) : t[sentence]
  return {
    summary,
    fields: Object.fromEntries(errors.map(({ path, message }) => [nameOf(path), fieldText(nameOf(path), message)])),
    needsCode: code.startsWith('SECOND_FACTOR_'),
  }
}

/** Schemas say the path of a member with a slash before it. */
const nameOf = (path: string) => path.replace(/^\//, '')
