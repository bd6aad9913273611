import type { Problem } from '@ashlar/sdk/check'
import { renderBlock } from '@ashlar/sdk/testing'
import type { RunOptions } from 'axe-core'
import axe from 'axe-core/axe.min.js'
import { JSDOM, VirtualConsole } from 'jsdom'
import type { PackedBlock } from './packed-blocks.ts'

/** WCAG 2.2 A and AA, but for what needs a layout: colours and sizes are looked at in the playground. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
  resultTypes: ['violations'],
}

/** What keeps people from using the blocks as they are inserted, and as each fixture shows them. */
export async function accessibilityProblems(blocks: readonly PackedBlock[]): Promise<Problem[]> {
  const { window } = emptyPage()
  try {
    const problems: Problem[] = []
    // One after the other: axe looks at one page at a time.
    for (const packed of blocks) problems.push(...(await problemsOf(packed, window.document.body)))
    return problems
  } finally {
    window.close()
  }
}

/**
 * No script runs in it: what a block brings is looked at as it is served, and axe works on it from outside. Its own
 * console, since a page without layout has much to say that nobody asked for.
 */
const emptyPage = () =>
  new JSDOM('<!doctype html><html lang="en"><head><title>Block</title></head><body></body></html>', {
    virtualConsole: new VirtualConsole(),
  })

async function problemsOf({ block, renderer, fixtures = {} }: PackedBlock, body: HTMLElement): Promise<Problem[]> {
  const current = Object.entries(fixtures).filter(([, { version }]) => version === block.version)
  const shown: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
    ['as inserted', block.initial],
    ...block.variants.map(({ id, props }) => [`as ${id}`, props] as const),
    ...current.map(([name, { props }]) => [name, props] as const),
  ]
  const problems = new Map<string, Problem>()
  for (const [how, props] of shown) {
    const { html } = renderBlock(block, renderer, { props })
    body.innerHTML = `<main>${html}</main>`
    for (const { id, help, helpUrl, nodes } of (await axe.run(body, options)).violations) {
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
