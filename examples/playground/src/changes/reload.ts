// Runs in the browser, on every page of the playground: loads it again when the package has changed, and shows what
// is wrong with it when it can't be built.

interface Told {
  readonly kind: 'reload' | 'problem'
  readonly text?: string
}

const source = new EventSource('/playground/changes')
let shown: HTMLElement | undefined
let wasLost = false

source.addEventListener('message', ({ data }) => {
  const told: Told = JSON.parse(String(data))
  if (told.kind === 'problem') show(told.text ?? '')
  else renew()
})
// A connection that was lost and is there again is a server that was started again.
source.addEventListener('error', () => {
  wasLost = true
})
source.addEventListener('open', () => {
  if (wasLost) renew()
  wasLost = false
})

/** The playground's own page keeps its place and renews only its frame; any other page is loaded again. */
function renew(): void {
  shown?.remove()
  shown = undefined
  const isUnhandled = dispatchEvent(new CustomEvent('playground:changed', { cancelable: true }))
  if (isUnhandled) location.reload()
}

function show(text: string): void {
  shown?.remove()
  const box = document.createElement('div')
  const look: Partial<CSSStyleDeclaration> = {
    position: 'fixed',
    inset: 'auto 16px 16px 16px',
    maxHeight: '60vh',
    overflow: 'auto',
    zIndex: '2147483647',
    padding: '16px 20px',
    borderRadius: '8px',
    background: '#2b1114',
    color: '#ffe3e3',
    font: '13px/1.5 ui-monospace, monospace',
    whiteSpace: 'pre-wrap',
    boxShadow: '0 8px 32px rgb(0 0 0 / 40%)',
  }
  Object.assign(box.style, look)
  box.setAttribute('role', 'alert')
  box.textContent = text
  document.body.append(box)
  shown = box
}
