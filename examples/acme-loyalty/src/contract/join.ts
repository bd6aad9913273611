import { defineCall } from '@ashlar/sdk'
import Type from 'typebox'

/** What a visitor sends to become a member; looked at as a whole by the server, which answers in words for a person. */
export const joinProgram = defineCall({
  id: 'loyalty.joinProgram',
  method: 'POST',
  path: '/api/v1/loyalty/join/',
  summary: 'Join the programme',
  body: Type.Object(
    {
      name: Type.String({ maxLength: 1000 }),
      email: Type.String({ maxLength: 1000 }),
      recaptchaToken: Type.Optional(Type.String({ maxLength: 8000 })),
    },
    { additionalProperties: false },
  ),
  reply: {},
  access: 'public',
})
