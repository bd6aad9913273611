import { call, useUnsavedGuard } from '@ashlar/sdk/admin'
import { type LimitName, type PlanRow, setPlanLimits } from '@ashlar/sdk/platform'
import { planTitle } from '@ashlar/sdk/shell'
import { Button, Card, Field, Input, toast, useTexts } from '@ashlar/sdk/ui'
import { type FormEvent, useState } from 'react'
import '../tenants/tenants.css'
import { limitTitle } from '../tenants/words.ts'

const limits: readonly LimitName[] = ['pages', 'media_files', 'media_bytes', 'users']
const megabyte = 1024 ** 2
/** Storage is typed in megabytes; empty means that there is no limit. */
const typed = (name: LimitName, value: number | null): string =>
  value === null ? '' : String(name === 'media_bytes' ? Math.round(value / megabyte) : value)

const isCount = (text: string) => /^\d{0,9}$/.test(text.trim())

/** The limits of one plan. */
export function PlanCard({ plan, onSaved }: { readonly plan: PlanRow; readonly onSaved: () => void }) {
  const t = useTexts('admin')
  const stored = Object.fromEntries(limits.map((name) => [name, typed(name, plan.limits[name])]))
  const [values, setValues] = useState<Readonly<Record<string, string>>>(stored)
  const [isBusy, setBusy] = useState(false)
  const isDirty = limits.some((name) => values[name] !== stored[name])
  const isWrong = limits.some((name) => !isCount(values[name] ?? ''))
  useUnsavedGuard(isDirty)
  const amountOf = (name: LimitName): number | null => {
    const text = values[name]?.trim() ?? ''
    return text === '' ? null : Number(text) * (name === 'media_bytes' ? megabyte : 1)
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || isWrong || !isDirty) return
    setBusy(true)
    try {
      const body = {
        pages: amountOf('pages'),
        media_files: amountOf('media_files'),
        media_bytes: amountOf('media_bytes'),
        users: amountOf('users'),
      }
      await call(setPlanLimits, { params: { name: plan.name }, body })
      toast.success(t('{plan} saved', { plan: planTitle(t, plan.name) }))
      onSaved()
    } catch (error) {
      toast.error(t('The plan could not be saved'), { description: error instanceof Error ? error.message : '' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void save(event)}>
      <Card
        title={planTitle(t, plan.name)}
        note={t('{count} website|{count} websites', { count: plan.tenants })}
        foot={
          <Button type="submit" variant="primary" disabled={!isDirty || isWrong} busy={isBusy}>
            {t('Save')}
          </Button>
        }
      >
        <div className="form">
          {limits.map((name) => (
            <Field
              key={name}
              label={limitTitle(t, name)}
              error={isCount(values[name] ?? '') ? undefined : t('Enter a whole number or leave empty')}
            >
              {(ties) => (
                <Input
                  {...ties}
                  inputMode="numeric"
                  placeholder={t('unlimited')}
                  suffix={name === 'media_bytes' ? <span className="t3 xs">MB</span> : undefined}
                  value={values[name] ?? ''}
                  onChange={({ target }) => setValues((before) => ({ ...before, [name]: target.value }))}
                />
              )}
            </Field>
          ))}
        </div>
      </Card>
    </form>
  )
}
