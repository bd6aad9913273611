// What axe-core finds in the story's block, in the frame where it has its real colours and sizes.
import { element } from './frame.ts'

interface Finding {
  readonly id: string
  readonly help: string
  readonly helpUrl: string
  readonly nodes: readonly { readonly html: string }[]
}

interface Axe {
  run(context: string): Promise<{ readonly violations: readonly Finding[]; readonly passes: readonly unknown[] }>
}

/** Run axe-core over the block in the frame and write what it found. */
export async function accessibilityReport(place: HTMLElement, frame: HTMLIFrameElement): Promise<void> {
  const inside = frame.contentDocument
  if (inside?.querySelector('.b-story') == null) return place.replaceChildren('There is nothing to check.')
  const axe = axeIn(frame) ?? (await loadAxe(frame, inside))
  if (axe === undefined) return place.replaceChildren('axe-core could not be loaded.')
  const { violations, passes } = await axe.run('.b-story')
  const summary =
    violations.length === 0
      ? `No problems found. ${passes.length === 1 ? '1 rule' : `${passes.length} rules`} passed.`
      : ''
  place.replaceChildren(summary, element('ul', ...violations.map(line)))
}

async function loadAxe(frame: HTMLIFrameElement, inside: Document): Promise<Axe | undefined> {
  const script = inside.createElement('script')
  script.src = '/playground/axe.js'
  const loaded = new Promise((resolve) => {
    script.addEventListener('load', resolve)
    script.addEventListener('error', resolve)
  })
  inside.head.append(script)
  await loaded
  return axeIn(frame)
}

function axeIn({ contentWindow }: HTMLIFrameElement): Axe | undefined {
  return contentWindow !== null && 'axe' in contentWindow ? (contentWindow.axe as Axe) : undefined
}

function line({ id, help, helpUrl, nodes }: Finding): HTMLElement {
  const link = element('a', id)
  link.setAttribute('href', helpUrl)
  const item = element('li', `${help} (`, link, '): ', element('code', nodes.map(({ html }) => html).join('\n')))
  item.className = 'bad'
  return item
}
