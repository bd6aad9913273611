import type { ClientMount } from '@ashlar/sdk/renderer'

/** Pixels that a finger moves for the next picture. */
const swipe = 40

const paths = { close: 'M6 6l12 12M18 6 6 18', before: 'm15 5-7 7 7 7', after: 'm9 5 7 7-7 7' }

/** A click on a picture opens a dialog with all of them (BLK-GALLERY-002, -003): a native one, so Escape and focus are the browser's. */
export const mount: ClientMount = (element) => {
  const links = [...element.querySelectorAll<HTMLAnchorElement>(':scope > a, :scope > figure > a')]
  for (const link of links) link.ariaHasPopup = 'dialog'
  element.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    const index = links.findIndex((link) => link.contains(event.target as Node))
    if (index < 0) return
    event.preventDefault()
    open(links, index, element.dataset)
  })
}

/** `said` are the names of the dialog and its buttons, in the language of the page. */
function open(links: readonly HTMLAnchorElement[], first: number, said: DOMStringMap): void {
  const { pictures = '', close = '', previous = '', next = '' } = said
  const dialog = document.createElement('dialog')
  dialog.className = 'gallery-lightbox'
  dialog.ariaLabel = pictures
  const picture = document.createElement('img')
  const place = document.createElement('p')
  place.role = 'status'
  const caption = document.createElement('span')
  let at = first
  const show = (index: number) => {
    at = (index + links.length) % links.length
    const link = links[at]
    picture.src = link?.href ?? ''
    picture.alt = link?.querySelector('img')?.alt ?? ''
    place.textContent = `${at + 1} / ${links.length}`
    caption.textContent = link?.parentElement?.querySelector(':scope > figcaption')?.textContent ?? ''
    if (caption.textContent !== '') place.prepend(caption)
  }
  const forward = getComputedStyle(links[first] ?? document.body).direction === 'rtl' ? -1 : 1
  const button = (name: keyof typeof paths, label: string, act: () => void) => {
    const made = document.createElement('button')
    made.type = 'button'
    made.className = `gallery-${name}`
    made.ariaLabel = label
    made.innerHTML = `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${paths[name]}"/></svg>`
    made.addEventListener('click', act)
    return made
  }
  dialog.append(
    picture,
    place,
    button('close', close, () => dialog.close()),
  )
  if (links.length > 1) {
    dialog.append(
      button('before', previous, () => show(at - 1)),
      button('after', next, () => show(at + 1)),
    )
  }
  dialog.addEventListener('keydown', ({ key }) => {
    const step = { ArrowRight: forward, ArrowLeft: -forward }[key]
    if (step !== undefined) show(at + step)
  })
  let from: number | undefined
  dialog.addEventListener('pointerdown', (event) => {
    from = event.clientX
  })
  dialog.addEventListener('pointerup', (event) => {
    const moved = event.clientX - (from ?? event.clientX)
    if (Math.abs(moved) >= swipe && links.length > 1) show(at - Math.sign(moved) * forward)
    else if (event.target === dialog) dialog.close()
  })
  dialog.addEventListener('close', () => {
    dialog.remove()
    links[at]?.focus()
  })
  show(first)
  document.body.append(dialog)
  dialog.showModal()
}
