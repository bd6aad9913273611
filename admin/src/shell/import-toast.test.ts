import type { ImportMessage } from '@ashlar/sdk/platform'
import { describe, expect, it } from 'vitest'
import { type ImportToast, toastAfter } from './import-toast.ts'

const said = (event: ImportMessage['event'], progress = 0): ImportMessage => ({
  ...{ event, id: 'a', type: 'loading', message: event, progress, total: 200 },
})
const after = (...messages: readonly ImportMessage[]) => messages.reduce<ImportToast | undefined>(toastAfter, undefined)

describe('TOAST-010: the import toast', () => {
  it('goes from started to progress to completed', () => {
    expect(after(said('import_started'))).toMatchObject({ state: 'running', progress: 0 })
    expect(after(said('import_started'), said('import_progress', 100))).toMatchObject({
      state: 'running',
      progress: 100,
    })
    expect(after(said('import_started'), said('import_progress', 100), said('import_completed'))).toMatchObject({
      state: 'completed',
      progress: 200,
    })
  })

  it('ends with a failure as it ends with success, and late progress does not wake it', () => {
    expect(after(said('import_started'), said('import_failed', 40), said('import_progress', 50))).toMatchObject({
      state: 'failed',
      message: 'import_failed',
    })
  })

  it('is there on a page that was opened meanwhile, and starts anew when the import is tried again', () => {
    expect(after(said('import_progress', 60))).toMatchObject({ state: 'running', progress: 60 })
    expect(after(said('import_failed', 60), said('import_started'))).toMatchObject({ state: 'running', progress: 0 })
  })
})
