import { readFile } from 'node:fs/promises'
import { Create } from 'typebox/value'
import { expect, it } from 'vitest'
import { PlatformSettings } from '../../platform/settings.ts'
import { themeCss } from './theme-css.ts'

it('has every variable that the guide names, and the guide names all that its own style sheets use (issue 15)', async () => {
  const guide = await readFile(new URL('../../../author/guides/theme-variables.md', import.meta.url), 'utf8')
  const documented = new Set(Array.from(guide.matchAll(/`(--[a-z0-9-]+)`/g), ([, name]) => name))
  const css = themeCss(Create(PlatformSettings))
  const declared = new Set(Array.from(css.matchAll(/[{;](--[a-z0-9-]+):/g), ([, name]) => name))
  expect([...documented].filter((name) => !declared.has(name))).toEqual([])
  const inner = /^--(?:ground|ink|ch|font-width)/
  expect([...declared].filter((name) => !documented.has(name) && !inner.test(name ?? ''))).toEqual([])
})
