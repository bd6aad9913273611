import { escapedHtml } from '@ashlar/sdk'
/** Whose mail it is, as its reader sees it. */
export interface MailBrand {
  readonly name: string
  /** `#rrggbb`. */
  readonly colour: string
}

const wholeAddress = /^https?:\/\/\S+$/

/**
 * The one layout of system mails, made from their text: paragraphs are parted by blank lines, and a line that is
 * nothing but an address becomes a link that is easy to hit. Tables and inline styles, since that is what mail
 * programs understand.
 */
export function mailLayout(text: string, { name, colour }: MailBrand): string {
  const blocks = paragraphsOf(text).map((block) =>
    wholeAddress.test(block) ? linkBlock(block, colour) : paragraph(block),
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title></title></head>
<body style="margin:0;background:#f2f3f1;color:#1c2326;font:16px/1.5 Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;background:#ffffff;border-top:4px solid ${colour}">
<tr><td style="padding:28px 32px 0;font-size:18px;font-weight:bold">${escapedHtml(name)}</td></tr>
<tr><td style="padding:12px 32px 28px">${blocks.join('\n')}</td></tr>
</table></td></tr></table></body></html>`
}

/** Parted by blank lines; a line with nothing but an address stands by itself. */
function paragraphsOf(text: string): readonly string[] {
  const found: string[] = []
  let open: string[] = []
  const close = () => {
    if (open.length > 0) found.push(open.join('\n'))
    open = []
  }
  for (const line of text.split('\n').map((each) => each.trim())) {
    const isAddress = wholeAddress.test(line)
    if (line === '' || isAddress) close()
    if (isAddress) found.push(line)
    else if (line !== '') open.push(line)
  }
  close()
  return found
}

function paragraph(text: string): string {
  return `<p style="margin:16px 0">${escapedHtml(text).replaceAll('\n', '<br>')}</p>`
}

function linkBlock(address: string, colour: string): string {
  const href = escapedHtml(address)
  return `<p style="margin:16px 0;padding:12px 16px;border-left:4px solid ${colour};word-break:break-all"><a href="${href}" style="color:#1c2326">${href}</a></p>`
}
