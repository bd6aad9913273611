import { defineBlock } from '@ashlar/sdk'
import Type from 'typebox'
import { words } from './visitor-texts.ts'

/** A sign-up for a newsletter. The server takes list and consent from the block as it is published. */
export const newsletter = defineBlock({
  type: 'newsletter',
  title: 'Newsletter sign-up',
  icon: 'mail-plus',
  category: 'content',
  keywords: ['email', 'subscribe', 'mailing list', 'marketing'],
  schema: Type.Object({
    /** 0: the list that is taken for sign-ups which name none. */
    listId: Type.Integer({ title: 'List', minimum: 0, maximum: Number.MAX_SAFE_INTEGER, default: 0 }),
    title: Type.String({ title: 'Title', maxLength: 200, default: 'Newsletter' }),
    text: Type.String({ title: 'Text', maxLength: 500, default: '' }),
    buttonText: Type.String({ title: 'Button', minLength: 1, maxLength: 60, default: words('en').subscribe }),
    /** Kept with every sign-up, as what was agreed to. */
    consentText: Type.String({
      title: 'Consent text',
      maxLength: 500,
      default: 'We’ll send you an email to confirm your address. You can unsubscribe at any time.',
    }),
  }),
  common: ['visibility', 'spacing', 'customCss'],
  texts: {
    heading: { title: 'Title', part: ' > .newsletter-words > h2' },
    text: { title: 'Text', part: ' > .newsletter-words > p' },
    label: { title: 'Label', part: ' > form > label' },
    button: { title: 'Button', part: ' > form > .newsletter-line > .button', without: ['textAlign'] },
    note: { title: 'Consent text', part: ' > form > .newsletter-note' },
  },
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})
