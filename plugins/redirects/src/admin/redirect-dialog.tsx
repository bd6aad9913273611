import { call } from '@ashlar/sdk/admin'
import { FormDialog, PagePicker } from '@ashlar/sdk/forms'
import { Field, Input, Segments, Select, toast, useTexts } from '@ashlar/sdk/ui'
import Type, { type Static } from 'typebox'
import { createRedirect, updateRedirect } from '../contract.ts'
import { type Redirect, redirectLimits } from '../redirect.ts'
import { addressesChanged } from './addresses-changed.ts'

/** As the dialog holds it: where to is one of three. */
const RedirectForm = Type.Object({
  source: Type.String({ title: 'Address', pattern: '^/\\S', maxLength: redirectLimits.source }),
  code: Type.Enum([301, 302, 410]),
  to: Type.Enum(['page', 'address']),
  pageId: Type.Union([Type.Integer(), Type.Null()]),
  target: Type.String({ maxLength: 2000 }),
})
type RedirectForm = Static<typeof RedirectForm>

const codes = [
  { value: '301', label: 'Moved permanently (301)' },
  { value: '302', label: 'Moved temporarily (302)' },
  { value: '410', label: 'Gone (410)' },
] as const

export interface RedirectDialogProps {
  /** Absent for a new one. */
  readonly redirect?: Redirect | undefined
  /** Filled in for a new one. */
  readonly source?: string
  readonly onClose: () => void
}

/** An old address, and where it leads. */
export function RedirectDialog({ redirect, source = '/', onClose }: RedirectDialogProps) {
  const t = useTexts('admin')
  const save = async ({ source: from, code, to, pageId, target }: RedirectForm) => {
    const body = {
      source: from.trim(),
      code,
      target: code === 410 || to === 'page' ? null : target.trim(),
      pageId: code === 410 || to === 'address' ? null : pageId,
    }
    await (redirect ? call(updateRedirect, { params: { id: redirect.id }, body }) : call(createRedirect, { body }))
    toast.success(redirect ? t('Saved') : t('Redirect added'))
    await addressesChanged()
    onClose()
  }
  return (
    <FormDialog
      title={redirect ? t('Redirect') : t('New redirect')}
      description={t('Visitors who open the old address are sent to the new one.')}
      submit={redirect ? t('Save') : t('Add redirect')}
      schema={RedirectForm}
      initial={initialOf(redirect, source)}
      messages={{ source: 'Start with a slash: "/old-address".' }}
      save={save}
      onClose={onClose}
    >
      {({ values, errors, change, leave, idOf }) => (
        <>
          <Field
            id={idOf('source')}
            label={t('Old address')}
            required
            hint={t('An address on this website, without "?" and what follows it.')}
            error={errors.source}
          >
            {(ties) => (
              <Input
                {...ties}
                className="mono"
                value={values.source}
                spellCheck={false}
                autoCapitalize="none"
                onChange={({ target }) => change('source', target.value)}
                onBlur={() => leave('source')}
              />
            )}
          </Field>
          <Field id={idOf('code')} label={t('Type')} error={errors.code}>
            {(ties) => (
              <Select
                {...ties}
                value={String(values.code) as (typeof codes)[number]['value']}
                onChange={(code) => change('code', code === '301' ? 301 : code === '302' ? 302 : 410)}
                options={codes.map(({ value, label }) => ({ value, label: t(label) }))}
              />
            )}
          </Field>
          {values.code !== 410 && (
            <>
              <Segments
                label={t('Redirects to')}
                value={values.to}
                onChange={(to) => change('to', to)}
                options={[
                  { value: 'page', label: t('Page') },
                  { value: 'address', label: t('Address') },
                ]}
              />
              {values.to === 'page' ? (
                <Field
                  id={idOf('pageId')}
                  label={t('Page')}
                  required
                  hint={t('If the page moves, the redirect follows it.')}
                  error={errors.pageId ?? errors.target}
                >
                  {(ties) => (
                    <PagePicker
                      ties={ties}
                      value={values.pageId}
                      onChange={(id) => change('pageId', id)}
                      none={t('Choose a page')}
                    />
                  )}
                </Field>
              ) : (
                <Field
                  id={idOf('target')}
                  label={t('New address')}
                  required
                  hint={t('For example /about, or https://example.com for another website.')}
                  error={errors.target}
                >
                  {(ties) => (
                    <Input
                      {...ties}
                      className="mono"
                      value={values.target}
                      spellCheck={false}
                      autoCapitalize="none"
                      onChange={({ target }) => change('target', target.value)}
                      onBlur={() => leave('target')}
                    />
                  )}
                </Field>
              )}
            </>
          )}
        </>
      )}
    </FormDialog>
  )
}

function initialOf(redirect: Redirect | undefined, source: string): RedirectForm {
  if (!redirect) return { source, code: 301, to: 'page', pageId: null, target: '' }
  const { code, pageId, target } = redirect
  return {
    source: redirect.source,
    code,
    to: pageId === null && code !== 410 ? 'address' : 'page',
    pageId,
    target: pageId === null ? (target ?? '') : '',
  }
}
