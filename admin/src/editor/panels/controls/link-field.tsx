import { IconButton, Popover, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { PageList } from '../../bar/page-picker.tsx'

interface LinkFieldProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly maximumLength: number
  readonly onChange: (address: string) => void
}

/** An address: typed, or that of a page that is chosen. */
export function LinkField({ id, label, value, maximumLength, onChange }: LinkFieldProps) {
  const t = useTexts('admin')
  const [open, setOpen] = useState(false)
  return (
    <span className="u">
      <input
        id={id}
        value={value}
        maxLength={maximumLength}
        placeholder={t('https:// or /page')}
        onChange={(event) => onChange(event.target.value)}
      />
      <Popover
        label={t('{label}: choose a page', { label })}
        open={open}
        onOpenChange={setOpen}
        width={300}
        align="end"
        trigger={<IconButton size="xs" icon="file-text" label={t('{label}: choose a page', { label })} />}
      >
        {open && (
          <PageList
            current={value.replace(/^\//, '')}
            onOpen={(slug) => {
              setOpen(false)
              onChange(`/${slug}`)
            }}
          />
        )}
      </Popover>
    </span>
  )
}
