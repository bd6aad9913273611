import { later, useLater } from '@ashlar/sdk/editor'
import { type ReactNode, useState } from 'react'

export interface Finding {
  find(): void
  replace(): void
  close(): void
  readonly bar: ReactNode
}

// Most visits look for nothing.
const findBar = later(async () => (await import('./find-bar.tsx')).FindBar)

/** The bar that finds and replaces: fetched when it is first opened. */
export function useFindBar(): Finding {
  const [asked, setAsked] = useState(0)
  const [isReplacing, setReplacing] = useState(false)
  const close = () => {
    setAsked(0)
    setReplacing(false)
  }
  const open = () => setAsked((times) => times + 1)
  const FindBar = useLater(asked > 0, findBar, close)
  return {
    find: open,
    replace: () => {
      setReplacing(true)
      open()
    },
    close,
    bar: FindBar && asked > 0 && (
      <FindBar asked={asked} isReplacing={isReplacing} onReplacing={setReplacing} onClose={close} />
    ),
  }
}
