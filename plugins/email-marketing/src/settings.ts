import Type, { type Static } from 'typebox'

/** What is counted of the readers of campaigns. */
export const EmailMarketingSettings = Type.Object({
  count_clicks: Type.Boolean({
    title: 'Count clicks',
    description: 'Links in campaigns lead over your website, which counts who followed them.',
    default: true,
  }),
  count_opens: Type.Boolean({
    title: 'Count opens',
    description:
      'A picture that can’t be seen tells when an email is opened. Many email programs load it for everybody or for nobody, so the figure is an estimate. In many countries readers must agree to it.',
    default: false,
  }),
})
export type EmailMarketingSettings = Static<typeof EmailMarketingSettings>
