import type { TSchema } from 'typebox'
import { Check, Errors } from 'typebox/value'
import { texts } from '../texts/texts.ts'

const t = texts('admin')

/**
 * Whether a value fits a schema. The browser uses TypeBox's interpreter, which needs no `unsafe-eval`; the server
 * hands in compiled checks (`compiledCheck` of `@ashlar/sdk/server`), 40 times as fast.
 */
export type SchemaCheck = (schema: TSchema, value: unknown) => boolean

export const interpretedCheck: SchemaCheck = (schema, value) => Check(schema, value)

export interface SchemaProblem {
  /** JSON pointer below the value. */
  readonly path: string
  readonly message: string
}

/** What does not fit, as sentences. At most ten; empty when everything fits. */
export function schemaProblems(schema: TSchema, value: unknown): SchemaProblem[] {
  const problems = new Map<string, string>()
  for (const { keyword, params, instancePath, message } of Errors(schema, value)) {
    if (keyword === 'additionalProperties') {
      for (const name of params.additionalProperties)
        problems.set(`${instancePath}/${name}`, t('This is not a known setting.'))
    } else if (keyword === 'required') {
      for (const name of params.requiredProperties) problems.set(`${instancePath}/${name}`, t('This value is missing.'))
    } else if (keyword === 'enum') {
      problems.set(
        instancePath,
        t('Must be one of {values}.', {
          values: params.allowedValues.map((each) => JSON.stringify(each)).join(', '),
        }),
      )
    } else if (keyword !== 'boolean' && !problems.has(instancePath)) {
      problems.set(instancePath, t(`${message.charAt(0).toUpperCase()}${message.slice(1)}.`))
    }
    if (problems.size >= 10) break
  }
  return Array.from(problems, ([path, message]) => ({ path, message }))
}
