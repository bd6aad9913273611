import { later, useLater } from '@ashlar/sdk/editor'
import { Icon, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { useEditor, useEditorState, useFilledProps, useSettledNode } from '../editor-context.tsx'
import { SitePartPanel } from '../site-part/site-part-panel.tsx'
import { AccordionSection } from './accordion.tsx'

// Fetched with the first selection.
const settingsParts = later(fetchSettings)

/** What shows the settings of a selected block. */
export function fetchSettings() {
  return import('./selected-settings.ts')
}

/** The head, and sections that are shut, as wide as their titles are about. Pixels. */
const waitingRows = [150, 84, 102, 68, 90, 76]

/** Settings of the selected block, for the device in the canvas. */
export function SettingsPanel() {
  const t = useTexts('admin')
  const { blocks } = useEditor()
  const selected = useEditorState((state) => state.selected)
  const node = useSettledNode(selected)
  const props = useFilledProps(node)
  const block = node && blocks.catalogue.get(node.type)
  const parts = useLater(node !== undefined, settingsParts)
  const isBusy = node !== undefined && parts === undefined
  return (
    <aside className="ed__right" aria-label={t('Settings')} aria-busy={isBusy} data-region="settings" tabIndex={-1}>
      {selected === undefined || !node ? (
        <SitePartPanel
          otherwise={
            <div className="sempty">
              <Icon name="mouse-pointer-click" size="xl" />
              <p>{t('Select a block to see its settings.')}</p>
            </div>
          }
        />
      ) : parts === undefined ? (
        <Pending>
          <div className="swait">
            {waitingRows.map((width) => (
              <Skeleton key={width} width={width} height={14} />
            ))}
          </div>
        </Pending>
      ) : block && props ? (
        <parts.BlockSettings key={selected} id={selected} node={node} block={block} props={props} />
      ) : (
        <parts.KeptSettings key={selected} id={selected} />
      )}
      <BesideContent />
    </aside>
  )
}

/** What the module of a contributed kind says of all of it, whatever is selected. */
function BesideContent() {
  const item = useEditorState((state) => state.item)
  const hasChanges = useEditorState((state) => state.isEditorDirty)
  const { actions } = useEditor()
  const [isOpen, setOpen] = useState(true)
  const beside = item?.about?.beside
  if (!beside) return null
  return (
    <div className="beside">
      <AccordionSection title={beside.title} open={isOpen} onToggle={() => setOpen(!isOpen)}>
        <beside.View id={item.id} hasChanges={hasChanges} save={async () => (await actions.save()) === true} />
      </AccordionSection>
    </div>
  )
}
