import { call, useSaveKey, useUnsavedGuard } from '@ashlar/sdk/admin'
import { SchemaField, useForm } from '@ashlar/sdk/forms'
import { changeTenant, PlanName, type TenantRow } from '@ashlar/sdk/platform'
import { planTitle } from '@ashlar/sdk/shell'
import { Button, Card, toast, useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { tenantsChanged } from './tenants-changed.ts'

const Form = Type.Object({ name: Type.String({ title: 'Name', minLength: 1, maxLength: 120 }), plan: PlanName })

/** Name and plan of a website. A lower plan takes modules away at once; what is there already stays. */
export function TenantForm({ tenant }: { readonly tenant: TenantRow }) {
  const t = useTexts('admin')
  const form = useForm({
    schema: Form,
    initial: { name: tenant.name, plan: tenant.plan },
    save: async (sent) => {
      const { name, plan } = (await call(changeTenant, { params: { id: tenant.id }, body: sent })).tenant
      await tenantsChanged()
      toast.success(t('Website saved'))
      return { name, plan }
    },
  })
  useUnsavedGuard(form.isDirty)
  const save = () =>
    void form.submit().catch((error: unknown) => {
      toast.error(t('The website could not be saved'), { description: error instanceof Error ? error.message : '' })
    })
  useSaveKey(save)
  return (
    <Card
      title={t('Website')}
      foot={
        <Button variant="primary" disabled={!form.isDirty} busy={form.isSaving} onClick={save}>
          {t('Save')}
        </Button>
      }
    >
      <div className="form">
        <SchemaField form={form} name="name" required />
        <SchemaField
          form={form}
          name="plan"
          label={t('Plan')}
          hint={t('A lower plan switches off modules when you save. Their data is kept.')}
          options={Object.fromEntries(
            (['basic', 'standard', 'enterprise'] as const).map((plan) => [plan, planTitle(t, plan)]),
          )}
        />
      </div>
    </Card>
  )
}
