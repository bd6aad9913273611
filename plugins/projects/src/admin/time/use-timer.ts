import { call, useCall } from '@ashlar/sdk/admin'
import { confirm, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { changeTimeEntry, createTimeEntry, getTimer, type TaskTimeEntry } from '../../contract.ts'
import { timeChanged } from '../changed.ts'
import { problemOf } from '../problem-of.ts'
import { minutesText } from '../words.ts'

/** Milliseconds after which a timer was probably forgotten. */
export const forgottenAfter = 10 * 3_600_000

export interface Timer {
  /** The timer of the person that runs; null for none, undefined while that is not known. */
  readonly timer: TaskTimeEntry | null | undefined
  readonly isBusy: boolean
  /** Begins one for a task; one that runs for another task is stopped first, if that is meant. */
  readonly start: (task: { readonly id: number; readonly title: string }) => Promise<void>
  /** Stops it now, or at a moment. */
  readonly stop: (at?: Date) => Promise<boolean>
  readonly error: Error | null
  readonly retry: () => unknown
}

/** The one timer of the person that is signed in: on the server, so that it survives a reload. */
export function useTimer(): Timer {
  const t = useTexts('projects')
  const [isBusy, setBusy] = useState(false)
  const { data, error, refetch } = useCall(getTimer)
  const timer = data?.timer
  const work = async (run: () => Promise<unknown>, failed: string): Promise<boolean> => {
    setBusy(true)
    try {
      await run()
      return true
    } catch (problem) {
      toast.error(failed, { description: problemOf(problem) })
      return false
    } finally {
      await timeChanged()
      setBusy(false)
    }
  }
  const stop = (at = new Date()): Promise<boolean> => {
    if (!timer) return Promise.resolve(true)
    return work(async () => {
      const { taskTimeEntry } = await call(changeTimeEntry, {
        params: { id: timer.task_id, entryId: timer.id },
        body: { end_time: at.toISOString() },
      })
      toast.success(
        t('{time} logged on “{title}”', { time: minutesText(taskTimeEntry.duration, t), title: timer.task_title }),
      )
    }, t('The timer was not stopped'))
  }
  const start = async ({ id, title }: { readonly id: number; readonly title: string }) => {
    if (timer) {
      const description = t('Your timer for “{title}” is stopped first.', { title: timer.task_title })
      if (!(await confirm({ description, icon: 'timer' })) || !(await stop())) return
    }
    await work(
      () => call(createTimeEntry, { params: { id }, body: {} }),
      t('The timer for “{title}” was not started', { title }),
    )
  }
  return { timer, isBusy, start, stop, error, retry: refetch }
}
