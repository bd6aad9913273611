import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../admin/api-error.ts'
import { call } from '../../admin/call.ts'
import { queryClient } from '../../admin/query.ts'
import { keyOf, useCall } from '../../admin/use-call.ts'
import type { ImportCalls, ImportMapping, ImportState } from '../../definition/import-calls.ts'
import { formWith } from '../../media/send-file.ts'
import { useTexts } from '../../ui/texts.ts'

/** Milliseconds between two looks at an import that is under way. */
const pause = 700

export const isUnderWay = (state: ImportState | undefined): boolean =>
  state?.state === 'checking' || state?.state === 'running'

/** One import from the upload of its file to its end, as a dialog shows it. */
export function useImport(calls: ImportCalls, onWritten: () => void) {
  const t = useTexts('admin')
  const [guid, setGuid] = useState('')
  const [mapping, setMapping] = useState<ImportMapping>({})
  const [share, setShare] = useState(0)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { data } = useCall(
    calls.get,
    { params: { guid } },
    { enabled: guid !== '', refetchInterval: ({ state }) => (isUnderWay(state.data?.import) ? pause : false) },
  )
  const state = guid === '' ? undefined : data?.import

  const written = useRef(onWritten)
  written.current = onWritten
  const isDone = state?.state === 'done'
  useEffect(() => {
    if (isDone) written.current()
  }, [isDone])

  const attempt = async (work: () => Promise<{ readonly import: ImportState }>) => {
    setBusy(true)
    setProblem('')
    try {
      const reply = await work()
      const params = { guid: reply.import.id }
      queryClient.setQueryData(keyOf(calls.get, { params }), reply)
      setGuid(reply.import.id)
      return reply.import
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error)
      setProblem(error instanceof ApiError ? error.message : t('Something went wrong. Try again.'))
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return {
    ...{ state, mapping, setMapping, share, problem, isBusy },
    upload: async (file: File) => {
      setShare(0)
      const uploaded = await attempt(() => call(calls.upload, { body: formWith('file', file), onProgress: setShare }))
      if (uploaded) setMapping(uploaded.mapping)
    },
    check: () => attempt(() => call(calls.check, { params: { guid }, body: { mapping } })),
    start: () => attempt(() => call(calls.start, { params: { guid }, body: { mapping } })),
    stop: () => attempt(() => call(calls.stop, { params: { guid } })),
  }
}
