import type { ClientMount } from '@ashlar/sdk/renderer'
import { ownDocumentsPath } from '../contract/addresses.ts'

/** Reports that somebody looks at the document: a mail scanner opens the link without running this. */
export const mount: ClientMount = (element) => {
  const { secret } = element.dataset
  const print = element.querySelector<HTMLButtonElement>('.document-print')
  if (print) {
    print.hidden = false
    print.addEventListener('click', () => window.print())
  }
  if (secret === undefined) return
  const body = '{}'
  const headers = { 'content-type': 'application/json' }
  fetch(`${ownDocumentsPath}${secret}/seen/`, { method: 'POST', headers, body }).catch(console.error)
}
