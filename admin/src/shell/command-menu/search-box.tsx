import { type AdminModule, Part, type SearchRow } from '@ashlar/sdk/admin'
import { Icon, useTexts } from '@ashlar/sdk/ui'
import { lazy, Suspense, useEffect, useReducer, useState } from 'react'
import { closed, moved } from './menu-state.ts'

const CommandMenu = lazy(() => import('./command-menu.tsx'))

/** A command whose component stands over the page until it is closed. */
export interface RunningCommand {
  readonly module: AdminModule
  readonly id: string
  readonly title: string
  readonly row?: SearchRow
}

/** The box in the top bar (SHELL-034), its keys (CMD-001, -002), and the menu itself from its first opening on. */
export function SearchBox() {
  const t = useTexts('admin')
  const [state, move] = useReducer(moved, closed)
  const [running, run] = useState<RunningCommand>()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      if (event.defaultPrevented) return
      event.preventDefault()
      move({ do: 'open' })
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <button type="button" className="search" aria-haspopup="dialog" onClick={() => move({ do: 'open' })}>
        <Icon name="search" />
        <span className="trunc">{t('Search or run a command')}</span>
        <kbd className="hide-sm">{isApple ? '⌘' : 'Ctrl'}</kbd>
        <kbd className="hide-sm">K</kbd>
      </button>
      {state.isOpen && (
        <Suspense>
          <CommandMenu state={state} move={move} run={run} />
        </Suspense>
      )}
      {running && (
        <Part
          key={`${running.module.id} ${running.id}`}
          module={running.module}
          kind="commands"
          id={running.id}
          title={t(running.title)}
          props={{ close: () => run(undefined), ...(running.row && { row: running.row }) }}
        />
      )}
    </>
  )
}

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)
