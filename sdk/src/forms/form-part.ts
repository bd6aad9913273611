import { type FunctionComponent, memo, type NamedExoticComponent } from 'react'
import type { FieldErrors } from './check.ts'

/** As much of a form as a part of it reads. */
interface ReadForm {
  readonly values: object
  readonly errors: FieldErrors
}

/**
 * A part of a form that reads these fields and no others: it is not drawn again while another is typed in, however
 * long the form is.
 */
export function formPart<Props extends { readonly form: ReadForm }>(
  names: readonly Extract<keyof Props['form']['values'], string>[],
  part: FunctionComponent<Props>,
): NamedExoticComponent<Props> {
  return memo(part, ({ form: before, ...old }, { form: after, ...now }) => {
    const isRead = (name: string) =>
      Reflect.get(before.values, name) === Reflect.get(after.values, name) &&
      isAlike(errorsOf(before.errors, name), errorsOf(after.errors, name))
    return isAlike(old, now) && names.every(isRead)
  })
}

/** What is wrong with a field and inside it. */
export function errorsOf(errors: FieldErrors, name: string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => path === name || path.startsWith(`${name}/`)))
}

/** The same members. */
export function isAlike(before: object, after: object): boolean {
  const names = Object.keys(after)
  return (
    names.length === Object.keys(before).length &&
    names.every((name) => Object.is(Reflect.get(before, name), Reflect.get(after, name)))
  )
}
