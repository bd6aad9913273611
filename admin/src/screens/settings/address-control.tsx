import { useCall } from '@ashlar/sdk/admin'
import type { FieldControlProps } from '@ashlar/sdk/forms'
import { allPages, listPages } from '@ashlar/sdk/platform'
import { Input, Select, useTexts } from '@ashlar/sdk/ui'

/** An address: that of a page, which is chosen, or any other, which is typed. */
export function AddressControl({ ties, label, value, onChange, onLeave }: FieldControlProps) {
  const t = useTexts('admin')
  const { data } = useCall(listPages, allPages)
  const address = typeof value === 'string' ? value : ''
  const pages = (data?.results.rows ?? [])
    .filter(({ deleted }) => !deleted)
    .map(({ title, slug }) => ({ value: `/${slug}`, label: title }))
  const isPage = pages.some((page) => page.value === address)
  return (
    <div className="lines">
      <Select
        aria-label={t('{label}: choose a page', { label })}
        value={isPage ? address : ''}
        options={[{ value: '', label: t('Another address') }, ...pages]}
        onChange={onChange}
      />
      <Input
        {...ties}
        value={address}
        placeholder={t('https:// or /page')}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
      />
    </div>
  )
}
