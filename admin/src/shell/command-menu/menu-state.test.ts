import { describe, expect, it } from 'vitest'
import { closed, type MenuAction, type MenuState, moved, scopeOf } from './menu-state.ts'

const after = (...actions: readonly MenuAction[]): MenuState => actions.reduce(moved, closed)
const open = { do: 'open' } as const
const back = { do: 'back' } as const
const enter = (scope: string) => ({ do: 'enter', scope }) as const

describe('CMD-021: the menu is open or closed, with a stack of scopes', () => {
  it('begins closed and opens without a scope', () => {
    expect(closed.isOpen).toBe(false)
    expect(after(open)).toEqual({ isOpen: true, scopes: [] })
  })

  it('searches the scope that was entered last (CMD-016)', () => {
    expect(['customers', 'notes', 'products'].map((scope) => scopeOf(after(open, enter(scope))))).toEqual([
      'customers',
      'notes',
      'products',
    ])
    expect(scopeOf(after(enter('customers')))).toBeUndefined()
  })

  it('steps back out of the scope, and at the top level closes (CMD-018, CMD-019, CMD-020)', () => {
    expect(after(open, enter('customers'), back)).toEqual({ isOpen: true, scopes: [] })
    expect(after(open, enter('customers'), back, back)).toEqual(closed)
    expect(after(open, enter('customers'), { do: 'close' })).toEqual(closed)
  })
})
