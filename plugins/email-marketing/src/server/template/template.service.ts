import { contrast } from '@ashlar/sdk/renderer'
import { fillMail, type MailContents, type Settings } from '@ashlar/sdk/server'
import { type CampaignTemplate, mailRoot } from '../../contract.ts'
import { designs } from './designs.ts'
import { contentOf } from './mail-block.ts'
import { words } from './visitor-texts.ts'

/** Designs that campaigns begin with, in the language and the colours of the website. */
export class TemplateService {
  readonly #settings: Settings
  readonly #mails: MailContents

  constructor(settings: Settings, mails: MailContents) {
    this.#settings = settings
    this.#mails = mails
  }

  /** Content as the editor sends it. */
  async content(template: CampaignTemplate): Promise<string> {
    const settings = await this.#settings.platform()
    const root = designs[template]({
      company: settings.company_name.trim(),
      t: words(settings.language),
      inkOn: (colour) => {
        const ground = settings[`theme_color_${colour}`]
        return contrast(ground, '#ffffff') >= contrast(ground, settings.theme_color_dark) ? '#ffffff' : 'dark'
      },
    })
    return contentOf(root)
  }

  /** HTML of the mail that a campaign with the template would begin as. */
  async html(template: CampaignTemplate): Promise<string> {
    const stored = await this.#mails.accept({
      sent: await this.content(template),
      ...{ stored: null, root: mailRoot },
    })
    const mail = await this.#mails.render(stored, { subject: '', preheader: '' })
    return fillMail(mail, { unsubscribe_url: '#' }).html
  }
}
