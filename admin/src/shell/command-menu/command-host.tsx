import type { SearchRow } from '@ashlar/sdk/admin'
import { type AdminModule, Part, serveCommandMenu } from '@ashlar/sdk/shell'
import { useTexts } from '@ashlar/sdk/ui'
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

/** The command menu of every screen: its keys (CMD-001, -002), and the menu itself from its first opening on. */
export function CommandHost() {
  const t = useTexts('admin')
  const [state, move] = useReducer(moved, closed)
  const [running, run] = useState<RunningCommand>()
  useEffect(() => serveCommandMenu(() => move({ do: 'open' })), [])
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
