import { lazy, Suspense, useSyncExternalStore } from 'react'
import { iconQuestion } from './pick-icon.ts'

const OpenIconPicker = lazy(() => import('./open-icon-picker.tsx').then((code) => ({ default: code.OpenIconPicker })))

/** Shows the icon picker when somebody asks for an icon. Stands once in the editor. */
export function IconPicker() {
  const question = useSyncExternalStore(iconQuestion.subscribe, iconQuestion.get)
  if (!question) return null
  return (
    <Suspense>
      <OpenIconPicker key={question.current} current={question.current} answer={question.answer} />
    </Suspense>
  )
}
