import { escapedHtml } from '@ashlar/sdk'
import { block, type MailBlock } from './mail-block.ts'
import type { words } from './visitor-texts.ts'

/** What a template may know of the website. */
export interface TemplateSite {
  readonly company: string
  readonly t: ReturnType<typeof words>
  /** A colour that can be read on a colour of the theme. */
  readonly inkOn: (colour: 'primary' | 'secondary') => string
}

type Props = MailBlock['props']

const pad = (top: number, side: number, bottom = top): Props => ({
  ...{ paddingTop: top, paddingRight: side, paddingBottom: bottom, paddingLeft: side },
})

export const mail = (backgroundColor: string, ...sections: readonly MailBlock[]) =>
  block('email/wrapper', { backgroundColor }, sections)

/** A section with one container. */
export const band = (section: Props, container: Props, ...children: readonly MailBlock[]) =>
  block('email/section', { ...pad(0, 0), ...section }, [block('email/container', container, children)])

/** A sheet on the background of the email. */
export const sheet = (...children: readonly MailBlock[]) =>
  band({ paddingBottom: 16 }, { ...pad(32, 36), borderRadius: 8 }, ...children)

export const text = (html: string, props: Props = {}) => block('email/textbox', { text: html, ...props })

/** A place for a picture: nothing is sent while it is empty. */
export const picture = (props: Props = {}) =>
  block('email/image', { src: '', borderRadius: 6, paddingBottom: 20, ...props })

export const button = (label: string, props: Props = {}) =>
  block('email/button', { text: label, href: '/', align: 'start', ...pad(13, 26), marginBottom: 8, ...props })

/** A link on a line of its own. */
export const more = (label: string) => button(label, { variant: 'link', ...pad(0, 0) })

export const h2 = (words: string) => `<h2>${escapedHtml(words)}</h2>`
export const h3 = (words: string) => `<h3>${escapedHtml(words)}</h3>`
export const p = (words: string) => `<p>${escapedHtml(words)}</p>`

/** The name of the website, where it is known. */
export const masthead = ({ company }: TemplateSite, props: Props = {}): MailBlock =>
  band(
    {},
    { backgroundColor: '', ...pad(28, 36, 20) },
    ...(company === '' ? [] : [text(`<p><strong>${escapedHtml(company)}</strong></p>`, { fontSize: 20, ...props })]),
  )

/** Why they get it, and the way to leave. */
export const footer = ({ t, company }: TemplateSite, align = 'center'): MailBlock =>
  band(
    { paddingBottom: 24 },
    { backgroundColor: '', ...pad(8, 36) },
    text(p(company === '' ? t.because : `${company} · ${t.because}`), {
      ...{ fontSize: 13, textAlign: align },
    }),
    block('email/unsubscribe', { text: t.unsubscribe, textAlign: align, color: 'dark', paddingTop: 0 }),
  )
