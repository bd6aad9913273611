/** Mail providers by the end of their servers' names, with the name that their customers include. */
const includes: Readonly<Record<string, string>> = {
  'amazonaws.com': 'amazonses.com',
  'brevo.com': 'spf.brevo.com',
  'fastmail.com': 'spf.messagingengine.com',
  'gmail.com': '_spf.google.com',
  'google.com': '_spf.google.com',
  'ionos.com': '_spf-us.ionos.com',
  'ionos.de': '_spf-eu.ionos.com',
  'mailgun.org': 'mailgun.org',
  'mailjet.com': 'spf.mailjet.com',
  'messagingengine.com': 'spf.messagingengine.com',
  'office365.com': 'spf.protection.outlook.com',
  'outlook.com': 'spf.protection.outlook.com',
  'postmarkapp.com': 'spf.mtasv.net',
  'sendgrid.net': 'sendgrid.net',
  'zoho.com': 'zohomail.com',
  'zoho.eu': 'zohomail.eu',
}

/** What lets a mail server send for a domain (RFC 7208): its provider's list of servers, or the server itself. */
export function mechanismOf(server: string): string {
  const host = server.toLowerCase()
  const provider = Object.keys(includes).find((name) => host === name || host.endsWith(`.${name}`))
  return provider === undefined ? `a:${host}` : `include:${includes[provider]}`
}
