import { isOpaque } from '@ashlar/sdk'
import { bytesText, Note, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { useEditor, useEditorState, useNode } from '../editor-context.tsx'
import { AccordionSection } from './accordion.tsx'
import { SettingsHead } from './settings-head.tsx'

/** Settings of a block whose package is missing: kept, shown, not to be edited. */
export function KeptSettings({ id }: { readonly id: string }) {
  const t = useTexts('admin')
  const { blocks } = useEditor()
  const node = useNode(id)
  const [isOpen, setOpen] = useState(false)
  const reason = useEditorState((state) => state.opaque.get(id))
  if (!node) return null
  const row = blocks.rows.get(node.type)
  const stored = JSON.stringify(node.props, null, 2)
  const isUnknown = isOpaque(node, blocks.catalogue)
  return (
    <>
      <SettingsHead id={id} />
      <div className="acc">
        <div className="kept">
          <Note tone="bad">
            <b>
              {row
                ? t("This block's package is stopped.")
                : isUnknown
                  ? t("This block can't be edited.")
                  : t('This block is not shown.')}
            </b>{' '}
            {blocks.failures.get(node.type) ??
              reason ??
              t('No installed package provides the block "{type}".', { type: node.type })}{' '}
            {t('Its settings are kept unchanged.')}
          </Note>
        </div>
        <AccordionSection
          title="Stored data"
          open={isOpen}
          summary={bytesText(new Blob([stored]).size)}
          onToggle={() => setOpen(!isOpen)}
        >
          <pre className="keptdata">{stored}</pre>
        </AccordionSection>
      </div>
    </>
  )
}
