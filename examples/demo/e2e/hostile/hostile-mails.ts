import { PlatformSettings, upgradeContent } from '@ashlar/sdk'
import { mailFonts, mailView, renderMail } from '@ashlar/sdk/server'
import { Value } from 'typebox/value'
import { blocksOfDemo, renderersOfDemo } from './blocks-of-demo.ts'
import { hostilePages } from './hostile-pages.ts'

/** Mails whose blocks hold hostile texts in every string prop, as they would be sent, and how many pairs they hold. */
export async function hostileMails(corpus: readonly string[], most: number) {
  const blocks = await blocksOfDemo()
  const pages = hostilePages(blocks, corpus, most, 'email/wrapper')
  const settings = { ...Value.Create(PlatformSettings), company_name: corpus[0] ?? '' }
  const shared = {
    ...{ blocks, renderers: await renderersOfDemo(), fonts: mailFonts(settings) },
    view: mailView({ settings, origin: 'https://larkandloam.example', media: new Map() }),
  }
  const mails = await Promise.all(
    pages.map(({ content }, index) => {
      const text = corpus[index] ?? ''
      const { content: current } = upgradeContent(content, blocks)
      return renderMail({ ...shared, content: current, subject: text, preheader: text })
    }),
  )
  return { mails, pairs: pages.reduce((sum, page) => sum + page.pairs, 0) }
}
