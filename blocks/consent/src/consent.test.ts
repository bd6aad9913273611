import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { describe, expect, it } from 'vitest'
import { cspOf } from './analytics/csp.ts'
import { targetOf } from './analytics/target.ts'
import { consentBanner } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'

it.each(blockContract(consentBanner, renderer, fixtures))('$name', ({ run }) => run())

const render = (props: Readonly<Record<string, unknown>>) => renderBlock(consentBanner, renderer, { props }).html

it('asks about the categories that were chosen, none of them ticked before (OPEN-365)', () => {
  const names = (html: string) => [...html.matchAll(/type="checkbox" name="(\w+)"/g)].map(([, name]) => name)
  expect(names(render({}))).toEqual(['analytics', 'external'])
  expect(names(render({ marketing: true, external: false }))).toEqual(['analytics', 'marketing'])
  expect(render({})).not.toContain('checked')
})

it('asks in the language of the page', () => {
  const { html } = renderBlock(consentBanner, renderer, { view: { language: 'fr-CA' } })
  for (const text of ['Tout refuser', 'Enregistrer mon choix', 'Tout accepter', '<b>Statistiques</b>']) {
    expect(html).toContain(text)
  }
})

describe('analytics of the settings (OPEN-365)', () => {
  const settings = { analytics_service: 'plausible', analytics_site: 'example.com', analytics_host: '' } as const

  it('are nothing without a service and an id, or with a service that is nowhere', () => {
    expect(targetOf({ ...settings, analytics_service: 'none' })).toBeUndefined()
    expect(targetOf({ ...settings, analytics_site: '' })).toBeUndefined()
    expect(targetOf({ ...settings, analytics_service: 'matomo' })).toBeUndefined()
    expect(cspOf(undefined)).toEqual({})
  })

  it('let the service’s own hosts into the policy of pages, and no script where none is needed', () => {
    expect(targetOf(settings)).toEqual({ service: 'plausible', site: 'example.com', host: 'https://plausible.io' })
    const own = targetOf({ ...settings, analytics_service: 'matomo', analytics_host: 'https://stats.example.com/a/?b' })
    expect(own?.host).toBe('https://stats.example.com')
    expect(cspOf(own)).toEqual({ 'connect-src': ['https://stats.example.com'] })
    expect(cspOf(targetOf({ ...settings, analytics_service: 'google' }))).toMatchObject({
      'script-src': ['https://www.googletagmanager.com'],
    })
  })
})
