import type { FormField } from './field.ts'

/** The choices of a radio, dropdown or checkbox field, each once. */
export function optionsOf({ options }: Pick<FormField, 'options'>): readonly string[] {
  return [...new Set(options.split(',').map((option) => option.trim()))].filter((option) => option !== '')
}
