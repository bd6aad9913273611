import { defineCall } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'

/** What the forms of account pages are sent to. */
export const accountPath = '/api/v1/account/'

const Password = Type.String({ minLength: 1, maxLength: 1024 })
const Email = Type.String({ minLength: 1, maxLength: 254 })
const LinkSecret = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })
/** Which of a page's forms it was. */
const Form = Type.Optional(Type.String({ maxLength: 40 }))
const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }))

/** Where the person goes on: the path of a page of the website. A form without JavaScript is led there. */
const reply = { next: Type.String() }
// Somebody else's page must not take part in any of these (T13).
const open = { method: 'POST', access: 'public', sameOrigin: true, reply } as const
const own = { method: 'POST', access: 'signed-in', reply } as const

export const register = defineCall({
  ...open,
  id: 'customers.register',
  path: `${accountPath}register/`,
  summary: 'Create an account as a shopper',
  body: Type.Object(
    {
      firstname: Type.String({ minLength: 1, maxLength: 80 }),
      lastname: text(80),
      email: Email,
      password: Password,
      recaptchaToken: text(8000),
      form: Form,
    },
    { additionalProperties: false },
  ),
})

export const confirmAccount = defineCall({
  ...open,
  id: 'customers.confirmAccount',
  path: `${accountPath}confirm/`,
  summary: 'Confirm a new account with the link from the email, and sign in',
  body: Type.Object({ token: LinkSecret, password: Password, form: Form }, { additionalProperties: false }),
})

export const signInToSite = defineCall({
  ...open,
  id: 'customers.signIn',
  path: `${accountPath}sign-in/`,
  summary: 'Sign in on a page of the website',
  body: Type.Object(
    {
      email: Type.String({ maxLength: 254 }),
      password: Type.String({ maxLength: 1024 }),
      /** Of two-factor authentication. */
      code: text(40),
      /** Path of this website; anything else is ignored. */
      returnTo: text(2000),
      form: Form,
    },
    { additionalProperties: false },
  ),
})

export const forgotPassword = defineCall({
  ...open,
  id: 'customers.forgotPassword',
  path: `${accountPath}forgot-password/`,
  summary: 'Send an email with a link to choose a new password',
  body: Type.Object({ email: Email, form: Form }, { additionalProperties: false }),
})

export const chooseNewPassword = defineCall({
  ...open,
  id: 'customers.chooseNewPassword',
  path: `${accountPath}new-password/`,
  summary: 'Choose a new password with the link from the email',
  body: Type.Object({ token: LinkSecret, password: Password, form: Form }, { additionalProperties: false }),
})

export const confirmNewEmail = defineCall({
  ...open,
  id: 'customers.confirmEmail',
  path: `${accountPath}email/confirm/`,
  summary: 'Confirm a new email address with the link from the email',
  body: Type.Object({ token: LinkSecret, form: Form }, { additionalProperties: false }),
})

/** What shoppers say of themselves. */
export const OwnProfile = Type.Object({
  firstname: Type.String(),
  lastname: Type.String(),
  company: Type.String(),
  phone: Type.String(),
  address: Type.String(),
  address_2: Type.String(),
  city: Type.String(),
  province: Type.String(),
  postal: Type.String(),
  /** ISO 3166-1, two letters; may be empty. */
  country: Type.String(),
})
export type OwnProfile = Static<typeof OwnProfile>

export const getOwnProfile = defineCall({
  id: 'customers.getOwnProfile',
  method: 'GET',
  path: `${accountPath}profile/`,
  summary: 'Show your own name and address',
  access: 'signed-in',
  reply: { profile: OwnProfile },
})

export const changeOwnProfile = defineCall({
  ...own,
  id: 'customers.changeOwnProfile',
  path: `${accountPath}profile/`,
  summary: 'Change your own name and address',
  body: Type.Object(
    {
      firstname: Type.String({ minLength: 1, maxLength: 80 }),
      lastname: text(80),
      company: text(120),
      phone: text(40),
      address: text(200),
      address_2: text(200),
      city: text(100),
      province: text(100),
      postal: text(20),
      country: Type.Optional(Type.String({ pattern: '^([A-Z]{2})?$' })),
      form: Form,
    },
    { additionalProperties: false },
  ),
})

export const changeOwnEmail = defineCall({
  ...own,
  id: 'customers.changeOwnEmail',
  path: `${accountPath}email/`,
  summary: 'Send an email with a link to a new address of your own account',
  body: Type.Object({ email: Email, currentPassword: Password, form: Form }, { additionalProperties: false }),
})

export const changeOwnPassword = defineCall({
  ...own,
  id: 'customers.changeOwnPassword',
  path: `${accountPath}password/`,
  summary: 'Change the password of your own account',
  body: Type.Object({ currentPassword: Password, password: Password, form: Form }, { additionalProperties: false }),
})

export const closeOwnAccount = defineCall({
  ...own,
  id: 'customers.closeOwnAccount',
  path: `${accountPath}close/`,
  summary: 'Close your own account',
  body: Type.Object({ currentPassword: Password, form: Form }, { additionalProperties: false }),
})
