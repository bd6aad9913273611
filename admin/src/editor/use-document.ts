import { confirm, texts, toast } from '@ashlar/sdk/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useEditor, useEditorState } from './editor-context.tsx'
import { useAdapters } from './kinds/use-kinds.ts'
import type { Conflict } from './persistence/conflict.ts'
import { DocumentSession } from './persistence/document-session.ts'
import type { Asked, Unsaved } from './persistence/stored-document.ts'

const t = texts('admin')

/** The document that is open, and what of it waits for an answer. */
export interface OpenDocument {
  readonly session: DocumentSession
  /** What was not saved and has been found again. */
  readonly unsaved: Unsaved | undefined
  readonly conflict: Conflict | undefined
  /** Why it could not be loaded. */
  readonly problem: Error | undefined
  retry(): void
  unsavedAnswered(): void
  conflictAnswered(): void
}

/** Loads what is asked for, once for each address, and lets go of it when the desk does. */
export function useDocument(asked: Asked): OpenDocument {
  const { store, blocks, shelf } = useEditor()
  const [unsaved, setUnsaved] = useState<Unsaved | undefined>()
  const [conflict, setConflict] = useState<Conflict | undefined>()
  const [problem, setProblem] = useState<Error | undefined>()
  const adapterOf = useAdapters()
  const latestAdapterOf = useRef(adapterOf)
  latestAdapterOf.current = adapterOf
  const session = useMemo(() => {
    const made: DocumentSession = new DocumentSession(
      store,
      blocks,
      {
        onUnsaved: setUnsaved,
        onConflict: setConflict,
        confirmOverwrite: () =>
          confirm({
            description: t(
              'The stored content of this page could not be read. Saving replaces it. The old content stays as a revision.',
            ),
            icon: 'triangle-alert',
            tone: 'warn',
          }),
        onSaved: ({ isWithheld }) => {
          toast.success(isWithheld ? t('Saved. Visitors see it once you choose Update.') : t('Saved'), {
            id: 'editor-saved',
          })
          // Linked copies on the page that is opened next show it as it is now.
          if (store.state.item?.kind === 'component') shelf.load().catch(console.error)
        },
        onFailed: (message) =>
          toast.error(t('Could not save'), {
            id: 'editor-saved',
            description: message,
            action: { label: t('Try again'), run: () => void made.save() },
          }),
      },
      (param) => latestAdapterOf.current(param),
    )
    return made
  }, [store, blocks, shelf])

  const key = JSON.stringify(asked)
  const [attempt, setAttempt] = useState(0)
  const latestAsked = useRef(asked)
  latestAsked.current = asked
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same again
  useEffect(() => {
    const stop = new AbortController()
    setProblem(undefined)
    setUnsaved(undefined)
    setConflict(undefined)
    session.load(latestAsked.current, stop.signal).catch((error: unknown) => {
      if (stop.signal.aborted) return
      console.error('The editor could not load the content.', error)
      setProblem(error instanceof Error ? error : new Error(String(error)))
    })
    return () => {
      stop.abort()
      session.close()
    }
  }, [session, key, attempt])

  const isKeptHere = useEditorState((state) => state.isKeptHere)
  useEffect(() => {
    if (isKeptHere) return
    toast.error(t('This browser has no space for a copy of your changes'), {
      id: 'editor-unkept',
      description: t('If you close this page, you lose them. Save soon.'),
    })
  }, [isKeptHere])

  return {
    session,
    unsaved,
    conflict,
    problem,
    retry: () => setAttempt((times) => times + 1),
    unsavedAnswered: () => setUnsaved(undefined),
    conflictAnswered: () => setConflict(undefined),
  }
}
