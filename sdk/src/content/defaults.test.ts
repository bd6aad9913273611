import Type from 'typebox'
import Value from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { defineBlock } from '../definition/block.ts'
import { fillProps, initialProps, withoutAliases } from './defaults.ts'
import { section, tabs, text } from './testing/sample-blocks.ts'

describe('defaults of props', () => {
  test('absent props take their default, nested ones too, and optional ones stay absent', () => {
    expect(fillProps(text, { size: { value: 20 } })).toEqual({
      text: 'Text',
      html: '',
      colour: '',
      size: { value: 20, unit: 'px' },
    })
  })

  test('items of a list are completed', () => {
    expect(fillProps(tabs, { items: [{ id: 'a' }] })).toEqual({ items: [{ id: 'a', title: 'Tab' }] })
  })

  test('per-device groups stay sparse, so that tablet follows desktop; what stands in them is completed (OPEN-209)', () => {
    const props = fillProps(section, {
      background: { desktop: { overlaySettings: { color: 'primary', enabled: true } } },
    })
    expect(props.margin).toEqual({})
    expect(props.background).toEqual({
      desktop: { overlaySettings: { enabled: true, overlayColor: 'primary', overlayOpacity: 0.5 } },
    })
    expect(Value.Check(section.schema, props)).toBe(true)
  })

  test('aliases are read, and rewritten without filling anything in', () => {
    expect(fillProps(text, { words: 'Hello' }).text).toBe('Hello')
    expect(withoutAliases(text, { words: 'Hello' })).toEqual({ text: 'Hello' })
    const stored = { background: { tablet: { overlaySettings: { opacity: 0.2 } } } }
    expect(withoutAliases(section, stored)).toEqual({
      background: { tablet: { overlaySettings: { overlayOpacity: 0.2 } } },
    })
    const present = { text: 'Hello' }
    expect(withoutAliases(text, present)).toBe(present)
  })

  test('what is filled in is never shared between nodes', () => {
    const list = defineBlock({
      type: 'acme/list',
      title: 'List',
      icon: 'list',
      category: 'basic',
      schema: Type.Object({ items: Type.Array(Type.String(), { default: ['one'] }) }),
      initial: { items: ['first'] },
    })
    fillProps(list, {}).items.push('two')
    expect(fillProps(list, {}).items).toEqual(['one'])
    ;(initialProps(list)['items'] as string[]).push('two')
    expect(initialProps(list)).toEqual({ items: ['first'] })
  })
})
