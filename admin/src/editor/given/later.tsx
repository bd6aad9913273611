import { ancestorsOf, nodeAt } from '@ashlar/sdk'
import { later, useLater } from '@ashlar/sdk/editor'
import { Segments, useTexts } from '@ashlar/sdk/ui'
import { useEditor, useEditorState } from '../editor-context.tsx'
import type { Settings } from '../panels/use-settings.ts'

// Fetched with the first block that needs one of them.
const ofBlocks = later(() => import('./views.ts'))

interface OfBlock {
  readonly settings: Settings
}

/** Which look of the block the settings change: its usual one, or the one under the pointer, which the canvas then shows. */
export function LookSwitch({ settings }: OfBlock) {
  const t = useTexts('admin')
  const { store } = useEditor()
  const isHeld = useEditorState((state) => state.heldLook === settings.id)
  const isMail = useEditorState((state) => state.viewportDevice === 'email')
  if (isMail || !Object.hasOwn(settings.props, 'hover')) return null
  const isSet = settings.stored['hover'] !== undefined
  return (
    <div className="lookrow">
      <Segments
        label={t('Look')}
        size="sm"
        fill
        options={[
          { value: 'normal', label: t('Normal') },
          { value: 'hover', label: isSet ? t('Hover, set') : t('Hover') },
        ]}
        value={isHeld ? 'hover' : 'normal'}
        onChange={(look) => store.set({ heldLook: look === 'hover' ? settings.id : undefined })}
      />
    </div>
  )
}

export function HoverSettings({ settings }: OfBlock) {
  const views = useLater(true, ofBlocks)
  return views ? <views.HoverSettings settings={settings} /> : null
}

export function StickySection({ settings }: OfBlock) {
  const views = useLater(true, ofBlocks)
  return views ? <views.StickySection settings={settings} /> : null
}

/** Columns of a grid, and the cells that a block takes of the one that it stands in. */
export function Cells({ settings }: OfBlock) {
  const { blocks, canLayOut } = useEditor()
  const { id } = settings
  const isGrid = useEditorState(({ editorContent }) => hasCells(nodeAt(editorContent, id)?.type))
  const isInGrid = useEditorState(({ editorContent }) => {
    const parent = nodeAt(editorContent, id)?.parent
    return hasCells(nodeAt(editorContent, parent ?? '')?.type)
  })
  const views = useLater(canLayOut && (isGrid || isInGrid), ofBlocks)
  function hasCells(type: string | undefined): boolean {
    return blocks.catalogue.get(type ?? '')?.childCells !== undefined
  }
  if (!views || !canLayOut) return null
  return (
    <>
      {isInGrid && <views.CellSpans settings={settings} />}
      {isGrid && <views.GridColumns settings={settings} />}
    </>
  )
}

/** Borders between columns in the canvas, of the line that the block is or stands in. */
export function ColumnHandles({ id }: { readonly id: string }) {
  const views = useColumnViews(id)
  return views ? <views.ColumnHandles id={id} /> : null
}

/** Widths of the same columns, in the settings. */
export function ColumnWidths({ id }: { readonly id: string }) {
  const views = useColumnViews(id)
  return views ? <views.ColumnWidths id={id} /> : null
}

function useColumnViews(id: string) {
  const { blocks } = useEditor()
  const isInColumns = useEditorState(({ editorContent }) =>
    [id, ...ancestorsOf(editorContent, id)].some(
      (each) => blocks.catalogue.get(nodeAt(editorContent, each)?.type ?? '')?.childWidths !== undefined,
    ),
  )
  return useLater(isInColumns, ofBlocks)
}
