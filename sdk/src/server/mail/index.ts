export { fillMail, type MailBody, unsubscribeUrl } from './fill-mail.ts'
export { type MailViewInput, mailFonts, mailView } from './mail-view.ts'
export { type MailDocument, mailErrors, mailWidth, type RenderedMail, renderMail } from './render-mail.ts'
