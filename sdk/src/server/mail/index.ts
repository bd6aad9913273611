export { fillMail, fillMailLine, type MailBody, type MailValues } from './fill-mail.ts'
export { type MailViewInput, mailFonts, mailView } from './mail-view.ts'
export { type MailDocument, type RenderedMail, renderMail } from './render-mail.ts'
