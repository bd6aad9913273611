import { defineBlock, LinkAddress } from '@ashlar/sdk'
import Type from 'typebox'

/**
 * Asks visitors what they allow, by category and with no as the default; stands in the footer, so that every
 * page can ask and has the link to change one's mind. What was allowed also starts the analytics of the settings.
 */
export const consentBanner = defineBlock({
  type: 'consent',
  title: 'Consent banner',
  icon: 'cookie',
  category: 'content',
  keywords: ['cookies', 'privacy', 'gdpr', 'analytics', 'tracking'],
  schema: Type.Object({
    title: Type.String({ title: 'Title', minLength: 1, maxLength: 120, default: 'Your privacy' }),
    text: Type.String({
      title: 'Text',
      maxLength: 600,
      default:
        'We only use what you allow. You can change your choice at any time with the link at the end of the page.',
    }),
    privacyPage: LinkAddress({ title: 'Privacy page', default: '' }),
    linkText: Type.String({
      title: 'Link to reopen the banner',
      minLength: 1,
      maxLength: 60,
      default: 'Privacy settings',
    }),
    analytics: Type.Boolean({ title: 'Ask about statistics', default: true }),
    marketing: Type.Boolean({ title: 'Ask about advertising', default: false }),
    external: Type.Boolean({ title: 'Ask about maps, videos and checks from other companies', default: true }),
  }),
  common: ['visibility', 'spacing', 'customCss'],
  texts: {
    heading: { title: 'Title', part: ' > .consent-panel > h2' },
    text: { title: 'Text', part: ' > .consent-panel > p' },
    choice: { title: 'Choices', part: ' > .consent-panel label > span', without: ['textAlign'] },
    // One look for all answers: none is easier to give than another.
    answers: { title: 'Buttons', part: ' > .consent-panel .consent-answers > .button', without: ['textAlign'] },
    link: { title: 'Link to reopen the banner', part: ' > .consent-open', without: ['textAlign'] },
  },
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})
