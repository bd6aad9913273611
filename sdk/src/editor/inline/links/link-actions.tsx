import type { LexicalEditor } from 'lexical'
import { safeUrl } from '../../../renderer/address.ts'
import { IconButton } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { LinkWays } from './link-at.ts'

export interface LinkActionsProps {
  readonly editor: LexicalEditor
  readonly ways: LinkWays
  readonly address: string
  readonly onRemoved: () => void
}

/** What can be done with a link besides changing it. */
export function LinkActions({ editor, ways, address, onRemoved }: LinkActionsProps) {
  const t = useTexts('admin')
  const href = safeUrl(address)
  return (
    <>
      {/* A place of this page is here. */}
      {href !== undefined && !href.startsWith('#') && (
        <IconButton
          icon="external-link"
          label={t('Open link')}
          onClick={() => window.open(href, '_blank', 'noopener')}
        />
      )}
      <IconButton icon="copy" label={t('Copy link')} onClick={() => void copyText(address)} />
      <IconButton
        icon="unlink"
        label={t('Remove link')}
        onClick={() => {
          editor.update(ways.$remove, { discrete: true })
          onRemoved()
        }}
      />
    </>
  )
}
