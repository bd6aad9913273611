/** One value once all three are there; empty until then. */
export function vehicleValue(year: string, make: string, model: string): string {
  const parts = [year, make, model].map((part) => part.trim())
  return parts.includes('') ? '' : parts.join(' ')
}

/** The longest year that can be typed. */
export const yearLength = 4
