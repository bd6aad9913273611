import { useEffect, useRef, useState } from 'react'
import type { Static, TObject } from 'typebox'
import { ApiError } from '../admin/api.ts'
import { type Form, type FormOptions, useForm } from '../forms/use-form.ts'

/** What did not happen, and why. */
export interface Problem {
  readonly title: string
  readonly text: string
}

/** What to do when somebody else was faster. */
export type Decision = 'theirs' | 'yours' | 'neither'

export interface Conflict<Row> {
  readonly theirs: Row
  readonly decide: (decision: Decision) => void
}

export interface RecordFormOptions<S extends TObject, Row extends { readonly revision: number }>
  extends Omit<FormOptions<S>, 'save'> {
  /** The record as it is stored; undefined for a new one. */
  readonly stored: Row | undefined
  readonly valuesOf: (row: Row) => Static<S>
  /** Sends the values over the revision that the person has seen; gives the record as it is stored then. */
  readonly send: (values: Static<S>, revision: number | undefined) => Promise<Row>
  /** The record as it is now, when it was changed by somebody else. */
  readonly conflictIn: (error: unknown) => Row | undefined
  readonly failed: (message: string) => Problem
}

export interface RecordForm<S extends TObject, Row> {
  readonly form: Form<S>
  readonly problem: Problem | undefined
  readonly conflict: Conflict<Row> | undefined
  /** Saves; gives the record, or undefined when it was not saved: what was typed stays either way. */
  readonly save: () => Promise<Row | undefined>
}

/**
 * A form of a record that others may change meanwhile: both versions are offered then, with `ConflictDialog`. As long as
 * nothing was typed, it shows what they wrote.
 *
 * @example
 * const { form, conflict, save } = useRecordForm({ schema: BoatForm, initial, stored, valuesOf, send, conflictIn, failed })
 */
export function useRecordForm<S extends TObject, Row extends { readonly revision: number }>(
  options: RecordFormOptions<S, Row>,
): RecordForm<S, Row> {
  const { stored, valuesOf, send, conflictIn, failed, ...rest } = options
  const [problem, setProblem] = useState<Problem>()
  const [conflict, setConflict] = useState<Conflict<Row>>()
  const revision = useRef(stored?.revision)
  const saved = useRef<Row>(undefined)
  const form = useForm({
    ...rest,
    save: async (values: Static<S>) => {
      const row = await send(values, revision.current)
      saved.current = row
      revision.current = row.revision
      return valuesOf(row)
    },
  })
  // Nothing of the person's own would be lost.
  const isNewer = stored !== undefined && revision.current !== undefined && stored.revision > revision.current
  const newer = isNewer && !form.isDirty && !form.isSaving ? stored : undefined
  const { reset } = form
  useEffect(() => {
    if (newer === undefined) return
    revision.current = newer.revision
    reset(valuesOf(newer))
  }, [newer, reset, valuesOf])
  const decided = async (theirs: Row): Promise<Decision> => {
    const decision = await new Promise<Decision>((decide) => setConflict({ theirs, decide }))
    setConflict(undefined)
    return decision
  }
  const save = async (): Promise<Row | undefined> => {
    setProblem(undefined)
    try {
      return (await form.submit()) ? saved.current : undefined
    } catch (error) {
      const theirs = conflictIn(error)
      if (!theirs) {
        setProblem(failed(messageOf(error)))
        return undefined
      }
      const decision = await decided(theirs)
      if (decision === 'neither') return undefined
      revision.current = theirs.revision
      if (decision === 'yours') return save()
      form.reset(valuesOf(theirs))
      return undefined
    }
  }
  return { form, problem, conflict, save }
}

/** What a failed call says to the person; what else went wrong is for the console. */
function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message
  console.error(error)
  return ''
}
