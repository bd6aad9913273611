import { CouldNotLoadNote, useQuery } from '@ashlar/sdk/admin'
import { Checkbox, FieldError, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { fetchTenants, mostTenants, packagesKey } from '../packages-api.ts'

export interface WebsiteChoiceProps {
  /** Ids of tenants. */
  readonly chosen: ReadonlySet<number>
  readonly onChange: (chosen: ReadonlySet<number>) => void
  readonly error: string | undefined
}

/** Which websites get it. */
export function WebsiteChoice({ chosen, onChange, error: missing }: WebsiteChoiceProps) {
  const t = useTexts('admin')
  const { data, error, refetch } = useQuery({ queryKey: [...packagesKey, 'tenants'], queryFn: fetchTenants })
  const toggle = (id: number, on: boolean) =>
    onChange(new Set(on ? [...chosen, id] : [...chosen].filter((each) => each !== id)))
  return (
    <fieldset className="choices">
      <legend className="label">{t('Websites')}</legend>
      {data?.rows.map((tenant) => (
        <Checkbox
          key={tenant.id}
          label={tenant.name}
          checked={chosen.has(tenant.id)}
          onChange={(on) => toggle(tenant.id, on)}
        />
      ))}
      {!data && !error && (
        <Pending>
          <Skeleton width={180} />
        </Pending>
      )}
      {error && <CouldNotLoadNote error={error} retry={refetch} />}
      {data && data.total > mostTenants && (
        <span className="hint">{t('The first {count} are shown.', { count: mostTenants })}</span>
      )}
      {missing !== undefined && <FieldError>{missing}</FieldError>}
    </fieldset>
  )
}
