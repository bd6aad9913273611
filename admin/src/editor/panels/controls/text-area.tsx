import { memo, type RefObject, useLayoutEffect, useRef, useState } from 'react'

export interface TextAreaProps {
  readonly id: string
  readonly value: string
  readonly maximumLength: number | undefined
  readonly onChange: (value: string) => void
}

/**
 * A long text. React would write it into the document once more with every letter, and the browser look through styles
 * and lay the panel out again; so what the person has typed stays as it is, and only another text is written.
 */
export function TextArea({ id, value, maximumLength, onChange }: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const latest = useRef(onChange)
  useLayoutEffect(() => {
    latest.current = onChange
    if (area.current && area.current.value !== value) area.current.value = value
  })
  useLayoutEffect(() => {
    const element = area.current
    const typed = (event: Event) => {
      // Else React puts back what it was given first, which it takes for the text that is wanted.
      event.stopPropagation()
      if (element) latest.current(element.value)
    }
    element?.addEventListener('input', typed)
    return () => element?.removeEventListener('input', typed)
  }, [])
  const [initial] = useState(value)
  return <Element id={id} area={area} initial={initial} maximumLength={maximumLength} />
}

interface ElementProps extends Pick<TextAreaProps, 'id' | 'maximumLength'> {
  readonly area: RefObject<HTMLTextAreaElement | null>
  readonly initial: string
}

const Element = memo(function Element({ id, area, initial, maximumLength }: ElementProps) {
  return <textarea id={id} ref={area} className="ta" rows={3} defaultValue={initial} maxLength={maximumLength} />
})
