import { oneOf } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'

/** Which check a website has set. */
export const BotCheckSettings = Type.Object(
  {
    bot_check_service: oneOf(['none', 'recaptcha'], {
      title: 'Service',
      description: 'The built-in check uses no outside service. reCAPTCHA needs both keys and the visitor’s consent.',
      choices: { none: 'Built-in check', recaptcha: 'reCAPTCHA' },
      default: 'none',
    }),
    bot_check_site_key: Type.String({
      title: 'Site key',
      maxLength: 200,
      pattern: '^[A-Za-z0-9._-]*$',
      default: '',
    }),
    bot_check_secret: Type.String({
      title: 'Secret key',
      maxLength: 400,
      default: '',
      secret: true,
      control: 'secret',
    }),
  },
  { additionalProperties: false },
)
export type BotCheckSettings = Static<typeof BotCheckSettings>
