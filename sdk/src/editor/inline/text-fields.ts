import { createContext } from 'react'
import type { TextField } from '../../definition/text-field.ts'

/** What the texts being edited can be filled with: the toolbar over rich text offers it. */
export const TextFields = createContext<readonly TextField[]>([])
