import { useLiveEvent } from '@ashlar/sdk/admin'
import { useEffect, useRef } from 'react'
import { DocumentsChanged, documentsChanged } from '../contract.ts'
import { documentsChanged as askAgain } from './changed.ts'

/** Milliseconds within which many changes are one, such as those of recurring invoices that are made one after the other. */
const together = 1_500

/** Ask again for what shows documents, soon after anybody changed one. */
export function useDocumentNews(): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLiveEvent(documentsChanged, DocumentsChanged, () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void askAgain()
    }, together)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
}
