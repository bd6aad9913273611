/** Grams for each tonne and unit of distance (BLK-CARBON-005 to -007); no other factor is used (OPEN-201). */
export const factors = { expedited: 161.8, ltl_dry_van: 162, truckload: 170 } as const

export type Method = keyof typeof factors

export interface Shipment {
  readonly method: Method
  /** Tonnes. */
  readonly weight: number
  /** In the unit that was chosen; not converted (OPEN-202). */
  readonly distance: number
}

/** Tonnes, unrounded (BLK-CARBON-008). */
export const carbonTotal = ({ method, weight, distance }: Shipment): number =>
  (weight * distance * factors[method]) / 1_000_000

/** From the unrounded total (BLK-CARBON-009, OPEN-203). */
export const offsetTotal = (carbon: number): number => carbon / 34.99871

/** Both figures are shown to 2 decimals. */
export const shown = (figure: number, language: string): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(figure)
