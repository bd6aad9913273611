import { call } from '@ashlar/sdk/admin'
import { type Choice, FormDialog, Picker, SchemaField } from '@ashlar/sdk/forms'
import { Field, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import Type from 'typebox'
import { changeCampaign, createCampaign, duplicateCampaign, listCampaigns, NewCampaign } from '../../../contract.ts'
import { sayRefused } from '../../refused.ts'
import { campaignsChanged } from '../changed.ts'
import { isTemplate, type Start } from './start.ts'
import { StartChoice } from './start-choice.tsx'

const NewCampaignForm = Type.Object({ name: NewCampaign.properties.name })

export interface NewCampaignDialogProps {
  readonly onMade: (id: number) => void
  readonly onClose: () => void
}

/** A campaign begins with its name: blank, with a template, or with everything of another one. */
export function NewCampaignDialog({ onMade, onClose }: NewCampaignDialogProps) {
  const t = useTexts('email_marketing')
  const [start, setStart] = useState<Start>('blank')
  const [model, setModel] = useState<Choice | null>(null)
  const createFrom = async (from: number, name: string) => {
    const { campaign } = await call(duplicateCampaign, { params: { id: from } })
    const { id, detailsRevision } = campaign
    // The copy is there already: without its name it is better opened than made again.
    await call(changeCampaign, { params: { id }, body: { name, detailsRevision } }).catch((error: unknown) =>
      sayRefused(t('The copy is still called “{name}”', { name: campaign.name }), error),
    )
    return id
  }
  return (
    <FormDialog
      title={t('New campaign')}
      icon="mail"
      size="lg"
      submit={t('Create')}
      failed={t('The campaign was not created')}
      schema={NewCampaignForm}
      initial={{ name: '' }}
      isReady={() => start !== 'copy' || model !== null}
      messages={{ name: t('Name is required.') }}
      save={async ({ name }) => {
        const id = start === 'copy' ? await createFrom(Number(model?.id), name) : await createNew(name, start)
        await campaignsChanged()
        onClose()
        onMade(id)
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SchemaField form={form} name="name" required hint={t('Only your team sees it.')} />
          <StartChoice value={start} onChange={setStart} />
          {start === 'copy' && (
            <Field label={t('Campaign to copy')}>
              {(ties) => (
                <Picker
                  ties={ties}
                  label={t('Campaign')}
                  call={listCampaigns}
                  choiceOf={({ id, name, subject }) => ({ id, title: name, detail: subject })}
                  value={model}
                  onChange={setModel}
                  placeholder={t('Choose…')}
                />
              )}
            </Field>
          )}
        </>
      )}
    </FormDialog>
  )
}

const createNew = async (name: string, start: Start): Promise<number> => {
  const body = isTemplate(start) ? { name, template: start } : { name }
  return (await call(createCampaign, { body })).campaign.id
}
