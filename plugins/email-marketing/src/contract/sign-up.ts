import { defineCall } from '@ashlar/sdk'
import Type from 'typebox'
import { confirmPath, signUpPath, unsubscribePath } from './addresses.ts'

/** A form sends every value as text, and an empty one for nothing. */
const ListId = Type.Union([
  Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  Type.String({ maxLength: 15, pattern: '^[0-9]*$' }),
  Type.Null(),
])

export const signUp = defineCall({
  id: 'email_marketing.signUp',
  method: 'POST',
  path: signUpPath,
  summary: 'Sign up for a newsletter',
  body: Type.Object({
    email: Type.String({ maxLength: 1000 }),
    /** `frmNewsletter`, as the block sends it; nothing hangs on it. */
    form: Type.Optional(Type.String({ maxLength: 100 })),
    listId: Type.Optional(ListId),
    /** Of the browser, as an IANA name; one that is not known is left out. */
    timeZone: Type.Optional(Type.String({ maxLength: 60 })),
    recaptchaToken: Type.Optional(Type.String({ maxLength: 8000 })),
  }),
  bodyLimit: 32 * 1024,
  reply: { message: Type.String() },
  access: 'public',
})

const Token = Type.String({ maxLength: 100 })
const ByToken = Type.Object({ token: Type.Optional(Token) })

/** RFC 8058: what the mail program sends, beside what our own page does. */
const LinkBody = Type.Union([
  Type.Object({ token: Type.Optional(Token), 'List-Unsubscribe': Type.Optional(Type.String({ maxLength: 40 })) }),
  Type.Null(),
])

export const confirmSubscription = defineCall({
  id: 'email_marketing.confirm',
  method: 'POST',
  path: confirmPath,
  summary: 'Confirm a subscription with the token from the email',
  query: ByToken,
  body: LinkBody,
  reply: { message: Type.String() },
  access: 'public',
})

export const unsubscribe = defineCall({
  id: 'email_marketing.unsubscribe',
  method: 'POST',
  path: unsubscribePath,
  summary: 'Unsubscribe from every list with the token from an email',
  query: ByToken,
  body: LinkBody,
  reply: { message: Type.String() },
  access: 'public',
  crossSite: true,
})

/** The same where the headers of a mail lead to, at which `GET` is the page. */
export const unsubscribeByMail = defineCall({
  ...unsubscribe,
  id: 'email_marketing.unsubscribeByMail',
  path: '/unsubscribe',
})
