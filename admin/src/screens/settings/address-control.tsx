import { useQuery } from '@ashlar/sdk/admin'
import type { FieldControlProps } from '@ashlar/sdk/forms'
import { Input, Select, useTexts } from '@ashlar/sdk/ui'
import { fetchAll, pagesKey } from '../pages/pages-api.ts'

/** An address: that of a page, which is chosen, or any other, which is typed. */
export function AddressControl({ ties, label, value, onChange, onLeave }: FieldControlProps) {
  const t = useTexts('admin')
  const { data } = useQuery({ queryKey: [pagesKey, 'all'], queryFn: fetchAll })
  const address = typeof value === 'string' ? value : ''
  const pages = (data?.rows ?? [])
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
