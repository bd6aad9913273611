import { isRefused } from '@ashlar/sdk'
import { useTexts } from '@ashlar/sdk/ui'
import { useMemo, useState } from 'react'
import type { PatternOffer } from '../../blocks/patterns/pattern-offers.ts'
import { Preview } from '../../blocks/patterns/preview.tsx'
import { useSeen } from '../../blocks/patterns/use-seen.ts'
import type { ActiveDrag } from '../dnd/drag-state.ts'
import { useLift } from '../dnd/use-lift.ts'
import { useEditor } from '../editor-context.tsx'
import { addableOfPattern } from './pattern-addable.ts'

export interface PatternTileProps {
  readonly offer: PatternOffer
  readonly add: (offer: PatternOffer) => boolean
}

/** A pattern with its preview: click to add it, drag it to its place. It is checked when it comes into view. */
export function PatternTile({ offer, add }: PatternTileProps) {
  const t = useTexts('admin')
  const { blocks } = useEditor()
  const [element, setElement] = useState<HTMLElement | null>(null)
  const isSeen = useSeen(element)
  const made = useMemo(() => (isSeen ? offer.content() : undefined), [isSeen, offer])
  const content = made && !isRefused(made) ? made.content : undefined
  const drag = useMemo((): ActiveDrag | undefined => {
    const what = content && addableOfPattern(offer, content)
    return what && { ...what, icon: 'layout-template' }
  }, [offer, content])
  const { attributes, listeners, setNodeRef, isDragging } = useLift({
    id: `pattern:${offer.key}`,
    drag,
    role: t('pattern'),
  })
  return (
    <div className={`pat__c${isDragging ? ' lift' : ''}`} ref={setElement} data-pattern={offer.key}>
      {content ? <Preview content={content} blocks={blocks} /> : <div className="patpv" data-ready="false" />}
      <button
        type="button"
        className="pat__b"
        ref={setNodeRef}
        {...attributes}
        {...listeners}
        disabled={made !== undefined && content === undefined}
        onClick={() => add(offer)}
      >
        {t(offer.title)}
        {offer.description !== '' && <small>{t(offer.description)}</small>}
      </button>
      {made && isRefused(made) && <p className="hint">{made.refused}</p>}
    </div>
  )
}
