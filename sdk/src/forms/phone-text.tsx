import { useEffect, useState } from 'react'

export interface PhoneTextProps {
  readonly number: string
  /** Two letters; Canada without one. */
  readonly country?: string
}

/** A phone number as it is written in its country; as it was stored until the numbering plans are there. */
export function PhoneText({ number, country = 'CA' }: PhoneTextProps) {
  const [national, setNational] = useState<string>()
  useEffect(() => {
    let isWanted = true
    import('./phone-shown.ts').then(
      ({ shownPhone }) => isWanted && setNational(shownPhone(number, country)),
      // Without them the number stays as it was stored, which can be called too.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [number, country])
  return national ?? number
}
