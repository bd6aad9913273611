import { useEffect, useState } from 'react'

/** Milliseconds of rest before typing is searched for, where nothing else is said. */
export const searchPause = 300

/** A text once nothing was typed for so many milliseconds; an emptied one at once, as well as the first. */
export function useSettled(text: string, milliseconds: number): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : milliseconds)
    return () => clearTimeout(timer)
  }, [text, milliseconds])
  return settled
}
