/** A box that no person sees: who fills it in is a program. */
export const honeypot = 'company_website'

/** Names of a submission that are not fields; what follows is the browser's or JavaScript's own. */
export const reservedNames = [
  'formName',
  'url',
  'fields',
  'tags',
  'createCustomer',
  'visitor_id',
  'utm_paramaters',
  'utm_parameters',
  'recipients',
  'validations',
  'meta',
  'newsletterSignup',
  'newsletterListId',
  'page',
  'node',
  'recaptchaToken',
  honeypot,
  '__proto__',
  'constructor',
  'prototype',
  '_charset_',
] as const

const reserved: ReadonlySet<string> = new Set(reservedNames.map((name) => name.toLowerCase()))

export const isReserved = (key: string): boolean => reserved.has(key)
