// The frame in which a story stands: its width, ground and direction of reading.

/** An element of the page that is always there. */
export function found(id: string): HTMLElement {
  const known = document.getElementById(id)
  if (known === null) throw new Error(`The page has no #${id}.`)
  return known
}

/** A new element with its children or text. */
export function element(name: string, ...children: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(name)
  made.append(...children)
  return made
}

export const frame = frameOf(found('frame'))

function frameOf(known: HTMLElement): HTMLIFrameElement {
  if (known instanceof HTMLIFrameElement) return known
  throw new Error('The page has no frame.')
}

/** Show the page at an address; says whether the story's block is on it. */
export async function showStory(address: string): Promise<boolean> {
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  // The same address again is loaded again, too.
  frame.contentWindow?.location.replace(address)
  await loaded
  look()
  return frame.contentDocument?.querySelector('.b-story') != null
}

/** Bring width, ground and direction to what is chosen; a wide page is drawn smaller, its own pixels stay. */
export function look(): void {
  const width = Number(choice('width'))
  const room = found('stage').clientWidth - 32
  const scale = Math.min(1, room / width)
  const inside = frame.contentDocument
  if (inside?.body) {
    inside.documentElement.dir = choice('direction')
    if (choice('ground') === '') delete inside.body.dataset['bg']
    else inside.body.dataset['bg'] = choice('ground')
  }
  frame.style.width = `${width}px`
  const height = Math.max(240, inside?.body?.scrollHeight ?? 0)
  frame.style.height = `${height}px`
  frame.style.transform = scale < 1 ? `scale(${scale})` : ''
  found('stage').style.height = `${height * scale + 34}px`
}

function choice(name: string): string {
  const chosen = document.querySelector(`input[name="${name}"]:checked`)
  return chosen instanceof HTMLInputElement ? chosen.value : ''
}
