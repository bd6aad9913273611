import { useCallback, useRef, useState } from 'react'
import type { Static, TObject } from 'typebox'
import { ApiError } from '../admin/api.ts'
import { check, type FieldErrors, type FieldMessages } from './check.ts'

export interface FormOptions<S extends TObject> {
  /** The same schema as the call's body: one description of the data. */
  readonly schema: S
  /** What is stored; dirty means different from this. */
  readonly initial: Static<S>
  readonly messages?: FieldMessages
  /** What is wrong besides what the schema says, where one field asks something of another: by name or path. */
  readonly rules?: (values: Static<S>) => FieldErrors
  /**
   * Send the values and give back what is stored now (the server may have tidied them). A refused field
   * (`ApiError.errors`) is shown beside it; any other error, and one of fields that are not here, is thrown on.
   */
  readonly save: (values: Static<S>) => Promise<Static<S>>
}

export interface Form<S extends TObject> {
  readonly schema: S
  readonly values: Static<S>
  /** What is stored, as far as is known here. */
  readonly stored: Static<S>
  /** By name, and by path for what stands deeper inside: `address/street`. */
  readonly errors: FieldErrors
  /** Something differs from what is stored. */
  readonly isDirty: boolean
  readonly isSaving: boolean
  readonly change: <K extends keyof Static<S>>(name: K, value: Static<S>[K]) => void
  /** A field has been left: from now on its error shows. */
  readonly leave: (name: string) => void
  /** Check, then save; focuses the first field at fault. True when all went well. */
  readonly submit: () => Promise<boolean>
  /** What was sent has been stored as this. What was typed since then stays, and is unsaved. */
  readonly settle: (sent: Static<S>, stored: Static<S>) => void
  /** Put these values in, as if somebody had typed them. */
  readonly fill: (values: Static<S>) => void
  /** Take these values as stored, dropping what was typed. */
  readonly reset: (values: Static<S>) => void
  /** Id of a field's control, by its name or path. */
  readonly idOf: (path: string) => string
}

let forms = 0

/** State of a form over a TypeBox schema: checked on leaving a field, then while typing; by the server in the end. */
export function useForm<S extends TObject>({ schema, initial, messages, rules, save }: FormOptions<S>): Form<S> {
  const [stored, setStored] = useState(initial)
  const [values, setValues] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<FieldErrors>({})
  const [isSaving, setSaving] = useState(false)
  const [number] = useState(() => {
    forms += 1
    return forms
  })
  const running = useRef(false)
  const wrong = { ...withNames(rules?.(values) ?? {}), ...check(schema, values, messages) }
  const errors = { ...refused, ...only(wrong, left) }
  const idOf = useCallback((path: string) => `form${number}-${path.replaceAll('/', '-')}`, [number])

  /** The control of the first field at fault: of its innermost part that has one. */
  const focusFirst = (faults: FieldErrors) => {
    const first = Object.keys(schema.properties).find((name) => name in faults)
    if (first === undefined) return
    const inside = Object.keys(faults).filter((path) => path === first || path.startsWith(`${first}/`))
    const deepest = inside.sort((a, b) => b.split('/').length - a.split('/').length)
    requestAnimationFrame(() => {
      for (const path of deepest) {
        const control = document.getElementById(idOf(path))
        if (control) return control.focus()
      }
    })
  }

  // The same from one render to the next: a part of the form that is memoised is not drawn while another is typed in.
  const settle = useCallback((sent: Static<S>, now: Static<S>) => {
    setStored(now)
    setValues((current) => merged(current, sent, now))
    setRefused({})
  }, [])
  const change: Form<S>['change'] = useCallback((name, value) => {
    setValues((before) => ({ ...before, [name]: value }))
    setRefused((before) => without(before, String(name)))
  }, [])
  const leave = useCallback(
    (name: string) => setLeft((before) => (before.has(name) ? before : new Set([...before, name]))),
    [],
  )
  const fill = useCallback((next: Static<S>) => {
    setValues(next)
    setRefused({})
  }, [])
  const reset = useCallback((next: Static<S>) => {
    setStored(next)
    setValues(next)
    setLeft(new Set())
    setRefused({})
  }, [])

  const submit = async (): Promise<boolean> => {
    if (running.current) return false
    setLeft(new Set(Object.keys(schema.properties)))
    if (Object.keys(wrong).length > 0) {
      focusFirst(wrong)
      return false
    }
    running.current = true
    setSaving(true)
    try {
      settle(values, await save(values))
      return true
    } catch (error) {
      const said = error instanceof ApiError ? refusals(error.errors) : {}
      // What is said of no field here would be said nowhere.
      if (!Object.keys(schema.properties).some((name) => name in said)) throw error
      setRefused(said)
      focusFirst(said)
      return false
    } finally {
      running.current = false
      setSaving(false)
    }
  }

  return {
    schema,
    values,
    stored,
    errors,
    isDirty: JSON.stringify(values) !== JSON.stringify(stored),
    isSaving,
    change,
    leave,
    submit,
    settle,
    fill,
    reset,
    idOf,
  }
}

/** For each field what is stored now, unless it was changed after the values had been sent. */
export function merged<Values extends object>(current: Values, sent: Values, stored: Values): Values {
  const typed = Object.entries(current).filter(([name, value]) => value !== valueIn(sent, name))
  return { ...stored, ...Object.fromEntries(typed) }
}

const valueIn = (values: object, name: string): unknown => Object.entries(values).find(([key]) => key === name)?.[1]

const nameOf = (path: string): string => path.split('/')[0] ?? ''

/** What is wrong deeper inside stands under the field's name too, as `check` says it. */
const withNames = (errors: FieldErrors): FieldErrors => ({
  ...Object.fromEntries(Object.entries(errors).map(([path, message]) => [nameOf(path), message])),
  ...errors,
})

const only = (errors: FieldErrors, names: ReadonlySet<string>): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => names.has(nameOf(path))))

const without = (errors: FieldErrors, name: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => nameOf(path) !== name))

/** What the server refused, by name and by path, as `check` says it. */
export function refusals(errors: readonly { readonly path: string; readonly message: string }[]): FieldErrors {
  const said: Record<string, string> = {}
  for (const { path, message } of errors) for (const place of [nameOf(path), path]) said[place] ??= message
  return said
}
