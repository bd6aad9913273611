/** `1974 Norton Commando`, or whatever of it is known. */
export function vehicleName(vehicle: {
  readonly year: number | null
  readonly make: string
  readonly model: string
  readonly vin: string
  readonly plate: string
}): string {
  const { year, make, model, vin, plate } = vehicle
  const name = [year, make, model].filter((part) => part !== null && part !== '').join(' ')
  return make || model ? name : plate || vin
}
