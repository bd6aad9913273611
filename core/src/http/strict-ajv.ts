import type { Ajv, Options, ValidateFunction } from 'ajv'
import type { JsonSchema } from './json-schema.ts'

/** A schema that cannot be meant is refused; what it checks is neither changed nor completed. */
export const strict = {
  removeAdditional: false,
  coerceTypes: false,
  allErrors: false,
  // 1.005 is a multiple of 0.001, though their division is not exact.
  multipleOfPrecision: 6,
  // Schemas carry words of our own (`control`, `description`); a misspelt format is still refused, see `logger`.
  strictSchema: false,
  strictTypes: false,
  allowUnionTypes: true,
  logger: { log: refuseWarning, warn: refuseWarning, error: refuseWarning },
} satisfies Options

/** Compile a schema that lives as long as whoever uses it: Ajv would hold it for ever. */
export function compiled(ajv: Ajv, schema: JsonSchema): ValidateFunction {
  const check = ajv.compile(schema)
  ajv.removeSchema(schema)
  return check
}

function refuseWarning(...message: unknown[]): never {
  throw new Error(message.map(String).join(' '))
}
