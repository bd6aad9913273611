import { useState } from 'react'
import { readTour, writeTour } from '../persistence/preferences.ts'

/** The tour of a person in this browser: offered until it was taken or declined, begun whenever it is asked for. */
export function useTour() {
  const [isAnswered, setAnswered] = useState(readTour)
  const [isOpen, setOpen] = useState(false)
  const answer = () => {
    writeTour()
    setAnswered(true)
  }
  return {
    isOffered: !isAnswered && !isOpen,
    isOpen,
    start: () => {
      answer()
      setOpen(true)
    },
    decline: answer,
    close: () => setOpen(false),
  }
}
