import type { FormField } from './field.ts'
import { vehicleValue } from './vehicle.ts'

/**
 * The values of a field from what its controls send under its key: blanks are none, and the three boxes of a vehicle
 * are one value once all are filled.
 */
export function sentValues({ type }: Pick<FormField, 'type'>, sent: readonly string[]): readonly string[] {
  if (type === 'vehicle-select' && sent.length > 1) {
    const [year = '', make = '', model = ''] = sent
    return sentValues({ type: 'text' }, [vehicleValue(year, make, model)])
  }
  return sent.filter((value) => value.trim() !== '')
}

/**
 * The fields that a visitor can fill in here: address boxes are off while no places service is configured,
 * so nobody may be asked for one.
 */
export function canBeFilled(
  { type }: Pick<FormField, 'type'>,
  { hasPlaces }: { readonly hasPlaces: boolean },
): boolean {
  return type !== 'gPlaces' || hasPlaces
}
