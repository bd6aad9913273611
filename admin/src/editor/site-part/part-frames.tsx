import { Icon, useTexts } from '@ashlar/sdk/ui'
import { useEffect } from 'react'
import { isDialogOpen } from '../../shortcuts/typing.ts'
import { useBox } from '../canvas/use-box.ts'
import { useEditor } from '../editor-context.tsx'
import { PartActions } from './part-actions.tsx'
import { partElement, partLabels, type SitePart, siteParts, useHoveredPart, useSelectedPart } from './site-part.ts'

/** Frames around the header and footer, as blocks have them. */
export function PartFrames() {
  const hovered = useHoveredPart()
  const selected = useSelectedPart()
  return (
    <>
      {hovered && hovered !== selected && <Hovered key={hovered} part={hovered} />}
      {selected && <Selected key={selected} part={selected} />}
    </>
  )
}

const boxOf = (frame: Document | null, part: SitePart) => partElement(frame, part)?.getBoundingClientRect()

/** Pixels of a tag or toolbar away from the edge. */
const inset = 8

function Hovered({ part }: { readonly part: SitePart }) {
  const t = useTexts('admin')
  const { geometry } = useEditor()
  const ref = useBox(() => boxOf(geometry.document, part))
  return (
    <div className="ov hov part" ref={ref}>
      <span className="tag">{t(partLabels[part])}</span>
    </div>
  )
}

function Selected({ part }: { readonly part: SitePart }) {
  const t = useTexts('admin')
  const { geometry } = useEditor()
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isDialogOpen())
        siteParts.setState({ selected: undefined })
    }
    addEventListener('keydown', key)
    return () => removeEventListener('keydown', key)
  }, [])
  const ref = useBox(
    () => boxOf(geometry.document, part),
    (element, box) => {
      const { visible } = geometry
      const bar = element.querySelector<HTMLElement>('.spb')
      if (!visible || !bar) return
      bar.hidden = box.top > visible.top + visible.height || box.top + box.height < visible.top
      // The head of a page has its tools over the caption, where they cover nothing of it; else they stand on its own ground.
      const isDocked = part === 'header' && box.top >= visible.top - inset
      bar.toggleAttribute('data-docked', isDocked)
      const { left: start = 0, top: above = 0 } = (isDocked && geometry.canvasBox) || {}
      const top = isDocked ? above : Math.max(visible.top - box.top, 0) + inset
      bar.style.top = `${top}px`
      bar.style.left = `${isDocked ? start + Math.max(box.left, visible.left) : Math.max(visible.left - box.left, 0) + inset}px`
    },
  )
  return (
    <div className="ov sel part" ref={ref}>
      <div className="spb" role="toolbar" aria-label={t(partLabels[part])}>
        <Icon name={part === 'header' ? 'panel-top' : 'panel-bottom'} size="sm" />
        <b className="trunc">{t(partLabels[part])}</b>
        <PartActions part={part} />
      </div>
    </div>
  )
}
