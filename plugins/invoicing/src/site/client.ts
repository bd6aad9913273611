import type { ClientMount } from '@ashlar/sdk/renderer'

/** Reports that somebody looks at the document: a mail scanner opens the link without running this. */
export const mount: ClientMount = (element) => {
  const { path } = element.dataset
  const print = element.querySelector<HTMLButtonElement>('.document-print')
  if (print) {
    print.hidden = false
    print.addEventListener('click', () => window.print())
  }
  if (path === undefined) return
  const body = '{}'
  const headers = { 'content-type': 'application/json' }
  fetch(`${path}seen/`, { method: 'POST', headers, body }).catch(console.error)
}
