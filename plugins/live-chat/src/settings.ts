import { oneOf } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'

/** Id of the module without which a website has no live chat. */
export const neededModule = 'email_marketing'

/** What a website has set for its chat and its telephone. */
export const LiveChatSettings = Type.Object(
  {
    /** Switched in the top bar. */
    live_chat_enabled: Type.Boolean({ default: false, withModule: neededModule }),
    live_chat_service: oneOf(['none', 'link'], {
      title: 'Service',
      choices: { none: 'None', link: 'Link to a chat page' },
      default: 'none',
    }),
    /** Page of the chat service that the widget opens. */
    live_chat_link: Type.String({
      title: 'Chat address',
      description: 'The widget is shown while live chat is switched on in the top bar.',
      maxLength: 400,
      pattern: '^$|^https://\\S+$',
      default: '',
      control: 'url',
    }),
    /** Where a call begins, with `{number}` in it: `tel:{number}`, `https://pbx.example/call?to={number}`. */
    voip_link: Type.String({
      title: 'Telephony link',
      description: 'Calls open this link. {number} is replaced by the dialled number.',
      placeholder: 'tel:{number}',
      maxLength: 500,
      pattern: '^$|^(https?|tel|sips?|callto):(?:[^\\s{]|\\{(?!number\\}))*\\{number\\}\\S*$',
      default: '',
    }),
  },
  { additionalProperties: false },
)
export type LiveChatSettings = Static<typeof LiveChatSettings>
