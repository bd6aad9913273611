// The playground's page in the browser: which story is shown, and how.
import type { BlockData, PlaygroundData, StoryData } from '../story-data.ts'
import { accessibilityReport } from './accessibility.ts'
import { element, found, frame, look, showStory } from './frame.ts'

interface Chosen {
  readonly block: BlockData
  readonly story: StoryData
}

let data = await load()
let chosen: Chosen | undefined

for (const id of ['width', 'ground', 'direction']) found(id).addEventListener('change', () => void relook())
addEventListener('hashchange', () => void showChosen())
addEventListener('resize', look)
addEventListener('playground:changed', (event) => {
  event.preventDefault()
  void load().then((fresh) => {
    data = fresh
    return showChosen()
  })
})
await showChosen()

async function load(): Promise<PlaygroundData> {
  const response = await fetch('/playground/stories.json')
  return response.json()
}

/** The story that the address names, else the first. */
function choose(): Chosen | undefined {
  const all = data.blocks.flatMap((block) => block.stories.map((story) => ({ block, story })))
  return all.find(({ story }) => `#${story.address}` === location.hash) ?? all[0]
}

async function showChosen(): Promise<void> {
  chosen = choose()
  found('package').textContent = data.packageName
  list()
  if (chosen === undefined) return
  const { block, story } = chosen
  document.title = `${block.title}: ${story.name}`
  found('alone').setAttribute('href', story.address)
  props(block, story)
  const isThere = await showStory(story.address)
  await broken(isThere ? undefined : block)
  await report()
}

async function relook(): Promise<void> {
  look()
  await report()
}

async function report(): Promise<void> {
  if (data.hasAxe) await accessibilityReport(found('axe'), frame)
  else found('axe').replaceChildren('Shown by ashlar dev.')
}

/** Why the block is not on the page, in the words of what it threw. */
async function broken(block: BlockData | undefined): Promise<void> {
  const place = found('broken')
  place.hidden = block === undefined
  if (block === undefined) return
  const response = await fetch(`/playground/broken.json?block=${encodeURIComponent(block.type)}`)
  const { why }: { readonly why: string | null } = await response.json()
  place.textContent = `“${block.title}” is not on the page. ${why ?? 'It rendered nothing, or did not render its root element.'}`
}

function list(): void {
  const others = element('details', element('summary', 'Included with Ashlar'))
  const isOtherChosen = chosen?.block.isOwn === false
  others.toggleAttribute('open', isOtherChosen || found('list').querySelector('details')?.open === true)
  others.append(...entries(data.blocks.filter(({ isOwn }) => !isOwn)))
  found('list').replaceChildren(...screens(), ...entries(data.blocks.filter(({ isOwn }) => isOwn)), others)
}

function screens(): readonly HTMLElement[] {
  if (data.screens.length === 0) return []
  const links = data.screens.map(({ title, path }) => {
    const link = element('a', title)
    link.setAttribute('href', path)
    return link
  })
  return [element('h2', 'Screens'), ...links]
}

function entries(blocks: readonly BlockData[]): readonly HTMLElement[] {
  return blocks.flatMap((block) => [
    element('h2', block.title),
    ...block.stories.map((story) => {
      const link = element('a', story.name)
      link.setAttribute('href', `#${story.address}`)
      if (story === chosen?.story) link.setAttribute('aria-current', 'page')
      return link
    }),
  ])
}

function props(block: BlockData, story: StoryData): void {
  const head = element('tr', ...['Prop', 'Type', 'Default', 'Value'].map((title) => element('th', title)))
  const rows = block.props.map(({ name, title, kind, usual, isCommon }) => {
    const here = Object.hasOwn(story.props, name) ? JSON.stringify(story.props[name]) : ''
    const words = `${title === name ? '' : `${title}: `}${kind}${isCommon ? ' (in every block)' : ''}`
    return element(
      'tr',
      element('td', element('code', name)),
      element('td', words),
      element('td', element('code', usual)),
      element('td', element('code', here)),
    )
  })
  found('props').replaceChildren(element('table', head, ...rows))
}
