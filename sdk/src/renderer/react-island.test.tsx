import { useId, useState } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { defineBlock } from '../definition/block.ts'
import { type BlockComponentProps, defineBlockRenderer } from './define.ts'
import { nodeElement } from './node-element.tsx'
import { testView } from './testing/view.ts'
import type { View } from './view.ts'

const counter = defineBlock({
  type: 'acme/counter',
  title: 'Counter',
  icon: 'hash',
  category: 'basic',
  schema: Type.Object({ label: Type.String({ default: 'Times' }), picture: Type.String({ default: '' }) }),
})

function Count({ label, picture, from }: { label: string; picture?: string | undefined; from: number }) {
  const id = useId()
  const [count] = useState(from)
  if (label === 'throw') throw new Error('broken')
  return (
    <p id={id}>
      {label} {count}
      {picture && <img src={picture} alt="" />}
    </p>
  )
}

function Counter({ props, root, island }: BlockComponentProps<typeof counter>) {
  return (
    <div {...root}>
      {island(Count, { label: props.label, picture: props.picture || undefined, from: 3 }, 'visible')}
    </div>
  )
}

const renderer = defineBlockRenderer(counter, Counter)

function rendered(props: object = {}, mode: View['mode'] = 'site', client: string | null = '/client.js'): string {
  const node = { type: counter.type, version: 1, props: { ...props }, parent: null, children: [] }
  const element = nodeElement({
    id: 'n7',
    node,
    block: counter,
    renderer,
    view: testView({ mode }),
    child: () => null,
    slotOf: () => undefined,
    client: client ?? undefined,
  })
  return renderToStaticMarkup(element)
}

const attribute = (html: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1]?.replaceAll('&quot;', '"').replaceAll('&lt;', '<')

describe('an island of React', () => {
  test('has the markup that React takes over: texts kept apart, ids that begin with the node’s', () => {
    const html = rendered()
    const [, inner = ''] = /<div data-island[^>]*>(.*)<\/div><\/div>$/.exec(html) ?? []
    expect(inner).toBe(renderToString(<Count label="Times" from={3} />, { identifierPrefix: 'n7' }))
    expect(inner).toBe('<p id="_n7R_0_">Times<!-- --> <!-- -->3</p>')
  })

  test('says who takes it over, when, and with which props; its block’s root says nothing', () => {
    const html = rendered({ label: '</script><!--"' })
    expect(html).toMatch(
      /^<div class="b-n7 block-acme-counter"><div data-island="\/client\.js" data-island-at="visible" /,
    )
    expect(attribute(html, 'data-react')).toBe('n7')
    const json = attribute(html, 'data-island-props')?.replaceAll('&gt;', '>') ?? ''
    expect(JSON.parse(json)).toEqual({ label: '</script><!--"', from: 3 })
    expect(html).not.toContain('</script>')
  })

  test('leaves to the page what React would load before it: that is no part of what is taken over', () => {
    expect(rendered({ picture: '/a.png' })).toContain('data-react="n7"><p id="_n7R_0_">')
  })

  test('is rendered in place in the canvas, and as plain HTML where its package has no client', () => {
    expect(rendered({}, 'canvas')).toMatch(/><div><p id="[^"]*">Times 3<\/p><\/div><\/div>$/)
    expect(rendered({}, 'site', null)).toMatch(/^<div class="[^"]*"><div><p id="_n7R_0_">/)
  })

  test('breaks its own block when it throws or is given too much', () => {
    expect(() => rendered({ label: 'throw' })).toThrow('broken')
    expect(() => rendered({ label: 'x'.repeat(33 * 1024) })).toThrow('34 KB of props. The limit is 32 KB')
  })

  test('takes what JSON brings back as it was', () => {
    const take = (island: BlockComponentProps<typeof counter>['island']) => {
      island(Count, { label: 'a', from: 1 }, 'load')
      // @ts-expect-error A prop that the component needs.
      island(Count, { label: 'a' }, 'load')
      // @ts-expect-error A function is no JSON.
      island(({ onPick }: { onPick: () => void }) => <button type="button" onClick={onPick} />, { onPick() {} }, 'load')
      // @ts-expect-error A date would come back as a text.
      island(({ at }: { at: Date }) => <p>{at.getTime()}</p>, { at: new Date(0) }, 'load')
    }
    expect(take).toBeTypeOf('function')
  })
})
