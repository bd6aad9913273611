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
  most_per_day: Type.Integer({
    title: 'Emails to one person per day',
    description:
      'Campaigns, automations and notifications together. Further ones wait for the next day. Enter 0 for no limit.',
    minimum: 0,
    maximum: 100,
    default: 0,
  }),
})
export type EmailMarketingSettings = Static<typeof EmailMarketingSettings>
