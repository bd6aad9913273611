import type { Problem } from '@ashlar/sdk/check'
import { renderBlock } from '@ashlar/sdk/testing'
import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { JSDOM, VirtualConsole } from 'jsdom'
import type { PackedBlock } from './packed-blocks.ts'

/** WCAG 2.2 A and AA, but for what needs a layout: colours and sizes are looked at in the playground. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
  resultTypes: ['violations'],
}

interface Axe {
  run(context: Element, options: RunOptions): Promise<AxeResults>
}

/** What keeps people from using the blocks as they are inserted, and as each fixture shows them. */
export async function accessibilityProblems(blocks: readonly PackedBlock[]): Promise<Problem[]> {
  // One page for all: each is a world of its own to the engine, with a copy of axe.
  using page = new Page()
  const problems: Problem[] = []
  for (const packed of blocks) problems.push(...(await problemsOf(packed, page)))
  return problems
}

async function problemsOf({ block, renderer, fixtures = {} }: PackedBlock, page: Page): Promise<Problem[]> {
  const current = Object.entries(fixtures).filter(([, { version }]) => version === block.version)
  const shown: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
    ['as inserted', block.initial],
    ...block.variants.map(({ id, props }) => [`as ${id}`, props] as const),
    ...current.map(([name, { props }]) => [name, props] as const),
  ]
  const problems = new Map<string, Problem>()
  for (const [how, props] of shown) {
    const { html } = renderBlock(block, renderer, { props })
    for (const { id, help, helpUrl, nodes } of (await page.results(html)).violations) {
      if (problems.has(id)) continue
      const message = `${help}: ${nodes[0]?.html ?? ''}`
      problems.set(id, {
        rule: 'accessibility',
        where: `block ${block.type}, ${how}`,
        message,
        fix: `${id}, see ${helpUrl}`,
      })
    }
  }
  return [...problems.values()]
}

class Page implements Disposable {
  // Its own console: a page without layout has much to say that nobody asked for.
  readonly #dom = new JSDOM('<!doctype html><html lang="en"><head><title>Block</title></head><body></body></html>', {
    runScripts: 'outside-only',
    virtualConsole: new VirtualConsole(),
  })
  readonly #axe: Axe

  constructor() {
    this.#dom.window.eval(axe.source)
    const loaded: unknown = this.#dom.window['axe']
    if (!isAxe(loaded)) throw new Error('axe-core did not load.')
    this.#axe = loaded
  }

  results(html: string): Promise<AxeResults> {
    const { body } = this.#dom.window.document
    body.innerHTML = `<main>${html}</main>`
    return this.#axe.run(body, options)
  }

  [Symbol.dispose](): void {
    this.#dom.window.close()
  }
}

const isAxe = (value: unknown): value is Axe =>
  typeof value === 'object' && value !== null && 'run' in value && typeof value.run === 'function'
