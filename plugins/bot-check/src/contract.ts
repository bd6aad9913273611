import { botCheckPath, defineCall } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'

const Hex = (maxLength: number) => Type.String({ pattern: '^[0-9a-f]+$', maxLength })

/** What a browser is to solve: the counter at which the hash of salt, nonce and counter begins with the prefix. */
export const Challenge = Type.Object(
  {
    parameters: Type.Object(
      {
        algorithm: Type.Literal('SHA-256'),
        cost: Type.Literal(1),
        expiresAt: Type.Integer({ minimum: 1 }),
        keyLength: Type.Literal(32),
        keyPrefix: Hex(64),
        keySignature: Hex(64),
        nonce: Hex(64),
        salt: Hex(64),
      },
      { additionalProperties: false },
    ),
    signature: Hex(64),
  },
  { additionalProperties: false },
)
export type Challenge = Static<typeof Challenge>

export const askBotCheck = defineCall({
  id: 'bot_check.askBotCheck',
  method: 'GET',
  path: botCheckPath,
  summary: 'Get the bot check that a browser has to pass',
  reply: Type.Union([
    Type.Object({ success: Type.Literal(true), service: Type.Literal('built-in'), challenge: Challenge }),
    Type.Object({ success: Type.Literal(true), service: Type.Literal('recaptcha'), siteKey: Type.String() }),
  ]),
  access: 'public',
})
