import type { LiveField } from './live-field.ts'

/** What single fields can do with a script; each part is fetched only for a form that has such a field. */
export function enhance(form: HTMLFormElement, fields: readonly LiveField[]): void {
  for (const field of fields) void begin(form, field, fields).catch((error: unknown) => console.error(error))
}

async function begin(form: HTMLFormElement, field: LiveField, fields: readonly LiveField[]): Promise<void> {
  const [input] = field.controls
  if (!(input instanceof HTMLInputElement)) return
  if (field.rules.type === 'phone') (await import('./phone-input.ts')).phoneInput(form, input)
  else if (input.dataset['places']) (await import('./places.ts')).addressInput(form, field, fields)
  else if (input.dataset['search']) (await import('./search.ts')).searchInput(input, input.dataset['search'])
  else if (input.dataset['vehicle']) (await import('./vehicle.ts')).vehicleInputs(field)
}
