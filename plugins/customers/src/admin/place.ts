/** `Montréal, QC`; with the country where there is no region. */
export function placeOf(customer: {
  readonly city: string
  readonly province: string
  readonly country: string
}): string {
  const { city, province, country } = customer
  return [city, province || country].filter(Boolean).join(', ')
}
