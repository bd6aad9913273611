import { actions } from '@ashlar/sdk'
import type { Area } from '@ashlar/sdk/platform'
import { describe, expect, it } from 'vitest'
import { changedRights, compared, groupsOf, type RightsByArea, shareOf, wholeAreas, withRight } from './rights.ts'

const none = { can_view: false, can_create: false, can_edit: false, can_delete: false }
const all = { can_view: true, can_create: true, can_edit: true, can_delete: true }
const whole = (area: string) => ({ area, actions: [...actions] })
const rights: RightsByArea = { pages: all, media: { ...none, can_view: true } }

describe('rights of a role as they are ticked (OPEN-146)', () => {
  it('whoever may change something may see it; whoever may not see it may do nothing with it', () => {
    expect(withRight(rights, [whole('users')], 'can_delete', true)).toEqual({
      ...rights,
      users: { ...none, can_view: true, can_delete: true },
    })
    expect(withRight(rights, [whole('pages')], 'can_view', false).pages).toEqual(none)
    expect(withRight(rights, [whole('pages')], 'can_edit', false).pages).toEqual({ ...all, can_edit: false })
  })

  it('a right that an area does not have is not ticked with the others', () => {
    const areas = [whole('media'), { area: 'audit', actions: ['can_view' as const] }]
    expect(withRight({}, areas, 'can_delete', true)).toEqual({ media: { ...none, can_view: true, can_delete: true } })
    const writing = { area: 'custom_html', actions: ['can_edit' as const] }
    expect(withRight({}, [writing], 'can_edit', true)).toEqual({ custom_html: { ...none, can_edit: true } })
  })

  it('a ticked area brings every right that exists in it and that one has', () => {
    const areas = [whole('pages'), { area: 'audit', actions: ['can_view' as const] }]
    const may = (area: string, action: string) => area === 'audit' || action !== 'can_delete'
    expect(wholeAreas(areas, may)).toEqual({
      pages: { ...all, can_delete: false },
      audit: { ...none, can_view: true },
    })
  })

  it('two roles are compared area by area', () => {
    const areas = ['pages', 'media', 'users'].map(
      (name): Area => ({ ...whole(name), title: name, module: 'core', moduleTitle: 'Website', closedBy: null }),
    )
    const told = compared(areas, rights, { media: { ...none, can_view: true }, users: all })
    expect(told.map(({ area, one, other, differs }) => [area.area, one.length, other.length, differs])).toEqual([
      ['pages', 4, 0, true],
      ['media', 1, 1, false],
      ['users', 0, 4, true],
    ])
  })

  it('a head shows all, some or none, and changes all below it', () => {
    expect(shareOf(rights, ['pages', 'media'], 'can_view')).toBe(true)
    expect(shareOf(rights, ['pages', 'media'], 'can_edit')).toBe('mixed')
    expect(shareOf(rights, ['media'], 'can_edit')).toBe(false)
    expect(
      shareOf(withRight(rights, [whole('pages'), whole('media')], 'can_edit', true), ['pages', 'media'], 'can_edit'),
    ).toBe(true)
  })

  it('what was changed is named, and what was put back is not', () => {
    const changed = withRight(rights, [whole('media')], 'can_edit', true)
    expect([...changedRights(rights, changed)]).toEqual([['media', ['can_edit']]])
    expect(changedRights(rights, withRight(changed, [whole('media')], 'can_edit', false)).size).toBe(0)
  })

  it('areas stand under their module, and are found by their words', () => {
    const area = (name: string, title: string, module: string): Area => ({
      ...{ area: name, title, module, moduleTitle: module },
      ...{ actions: [...actions], closedBy: null },
    })
    const areas = [area('pages', 'Pages', 'core'), area('goods', 'Goods', 'shop'), area('media', 'Media', 'core')]
    expect(groupsOf(areas, '').map(({ module, areas: own }) => [module, own.length])).toEqual([
      ['core', 2],
      ['shop', 1],
    ])
    expect(groupsOf(areas, ' GOO ').map(({ module }) => module)).toEqual(['shop'])
    expect(groupsOf(areas, 'spaceships')).toEqual([])
  })
})
