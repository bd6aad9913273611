import { escapedHtml, filledText } from '@ashlar/sdk'
import type { CampaignTemplate } from '../../contract.ts'
import { block, type MailBlock } from './mail-block.ts'
import {
  band,
  button,
  footer,
  h2,
  h3,
  mail,
  masthead,
  more,
  p,
  picture,
  sheet,
  type TemplateSite,
  text,
} from './parts.ts'

/** `Hello {{first_name|there}},` */
const hello = ({ t }: TemplateSite) => escapedHtml(filledText(t.hello, { name: `{{first_name|${t.friend}}}` }))

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${escapedHtml(item)}</li>`).join('')}</ul>`

const fact = (name: string, value: string) => `<p><strong>${escapedHtml(name)}</strong><br>${escapedHtml(value)}</p>`

/** A band of a colour of the website with a large title. */
const hero = (site: TemplateSite, colour: 'primary' | 'secondary', title: string, line: string) =>
  band(
    { backgroundColor: colour, paddingTop: 44, paddingBottom: 36 },
    { backgroundColor: '', paddingTop: 0, paddingBottom: 0, paddingLeft: 36, paddingRight: 36 },
    text(h2(title), { color: site.inkOn(colour), textAlign: 'center' }),
    text(p(line), { color: site.inkOn(colour), textAlign: 'center', fontSize: 17 }),
  )

const newsletter = (site: TemplateSite) =>
  mail(
    'light',
    masthead(site),
    sheet(picture(), text(h2(site.t.newsTitle) + p(site.t.newsText)), button(site.t.readOn)),
    sheet(text(h3(site.t.storyOne) + p(site.t.storyText)), more(site.t.readOn)),
    sheet(text(h3(site.t.storyTwo) + p(site.t.storyText)), more(site.t.readOn)),
    footer(site),
  )

const announcement = (site: TemplateSite) =>
  mail(
    'light',
    hero(site, 'primary', site.t.productTitle, site.t.productLine),
    band({ paddingTop: 16 }, { backgroundColor: '', paddingTop: 0, paddingBottom: 0 }),
    sheet(
      picture(),
      text(p(site.t.productText) + list([site.t.productOne, site.t.productTwo, site.t.productThree])),
      button(site.t.productButton, { align: 'center' }),
    ),
    footer(site),
  )

const offer = (site: TemplateSite) =>
  mail(
    'light',
    masthead(site, { textAlign: 'center' }),
    sheet(
      text(p(site.t.offerKicker), { textAlign: 'center', fontSize: 17 }),
      text(`<p><strong>${escapedHtml(site.t.offerPercent)}</strong></p>`, {
        ...{ textAlign: 'center', fontSize: 48, lineHeight: 1.1 },
      }),
      text(p(site.t.offerText), { textAlign: 'center' }),
      button(site.t.offerButton, { fullWidth: true, paddingTop: 16, paddingBottom: 16, fontSize: 18 }),
      text(p(site.t.offerTerms), { textAlign: 'center', fontSize: 13, paddingTop: 12 }),
    ),
    footer(site),
  )

const invitation = (site: TemplateSite) =>
  mail(
    'light',
    hero(site, 'secondary', site.t.eventTitle, site.t.eventLine),
    band({ paddingTop: 16 }, { backgroundColor: '', paddingTop: 0, paddingBottom: 0 }),
    sheet(
      text(p(site.t.eventText)),
      text(
        fact(site.t.eventWhen, site.t.eventWhenText) +
          fact(site.t.eventWhere, site.t.eventWhereText) +
          fact(site.t.eventCost, site.t.eventCostText),
      ),
      button(site.t.eventButton, { variant: 'secondary' }),
    ),
    footer(site),
  )

const welcome = (site: TemplateSite) =>
  mail(
    'light',
    masthead(site),
    sheet(
      picture(),
      text(`<h2>${hello(site)}</h2>${p(site.t.welcomeText)}`),
      text(`${h3(site.t.stepOne)}${p(site.t.stepText)}`),
      text(`${h3(site.t.stepTwo)}${p(site.t.stepText)}`),
      text(`${h3(site.t.stepThree)}${p(site.t.stepText)}`),
      button(site.t.welcomeButton),
    ),
    footer(site),
  )

/** As one person writes to another. */
const letter = (site: TemplateSite) =>
  mail(
    '#ffffff',
    band(
      { paddingTop: 24 },
      { paddingLeft: 36, paddingRight: 36 },
      text(
        `<p>${hello(site)}</p>${p(site.t.letterOne)}${p(site.t.letterTwo)}${p(site.t.letterEnd)}<p>${escapedHtml(
          site.company || site.t.letterName,
        )}</p>`,
      ),
      block('email/unsubscribe', { text: site.t.unsubscribe, textAlign: 'start', color: 'dark', paddingTop: 24 }),
    ),
  )

/** How each template is made for a website. */
export const designs: Readonly<Record<CampaignTemplate, (site: TemplateSite) => MailBlock>> = {
  ...{ newsletter, announcement, offer, invitation, welcome, letter },
}
