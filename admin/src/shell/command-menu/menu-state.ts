/** Open or closed, with the scopes that were entered, the innermost last (CMD-021). */
export interface MenuState {
  readonly isOpen: boolean
  /** Keys of searches. */
  readonly scopes: readonly string[]
}

export type MenuAction =
  | { readonly do: 'open' }
  | { readonly do: 'close' }
  | { readonly do: 'enter'; readonly scope: string }
  | { readonly do: 'back' }

export const closed: MenuState = { isOpen: false, scopes: [] }

/** CMD-016, -018 to -020: "back" leaves the innermost scope, and without one the menu. */
export function moved(state: MenuState, action: MenuAction): MenuState {
  switch (action.do) {
    case 'open':
      return { isOpen: true, scopes: [] }
    case 'close':
      return closed
    case 'enter':
      return state.isOpen ? { ...state, scopes: [...state.scopes, action.scope] } : state
    case 'back':
      return state.scopes.length > 0 ? { ...state, scopes: state.scopes.slice(0, -1) } : closed
  }
}

/** The scope that is searched; undefined at the top. */
export const scopeOf = ({ scopes }: MenuState): string | undefined => scopes.at(-1)
