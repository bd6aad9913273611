import { Segments, useTexts } from '@ashlar/sdk/ui'

export type VersionSource = 'registry' | 'file'

export interface SourceChoiceProps {
  readonly value: VersionSource
  readonly onChange: (value: VersionSource) => void
}

/** Where a version comes from. */
export function SourceChoice({ value, onChange }: SourceChoiceProps) {
  const t = useTexts('admin')
  return (
    <Segments
      label={t('Source')}
      fill
      value={value}
      onChange={onChange}
      options={[
        { value: 'registry', label: t('From the registry') },
        { value: 'file', label: t('From a file') },
      ]}
    />
  )
}
