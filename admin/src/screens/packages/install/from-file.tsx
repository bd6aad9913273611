import type { PackageRow } from '@ashlar/sdk/platform'
import { Button, useTexts } from '@ashlar/sdk/ui'
import { PackageFile } from './package-file.tsx'

export interface FromFileProps {
  readonly row: PackageRow | undefined
  readonly onChoose: (name: string, version?: string) => void
  readonly onClose: () => void
}

/** A file, planned by what it says it is. */
export function FromFile({ row, onChoose, onClose }: FromFileProps) {
  const t = useTexts('admin')
  return (
    <div className="form">
      <PackageFile row={row} onUploaded={(uploaded) => uploaded && onChoose(uploaded.name, uploaded.version)} />
      <div className="get__foot">
        <Button onClick={onClose}>{t('Cancel')}</Button>
      </div>
    </div>
  )
}
