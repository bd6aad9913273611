import { call, useCan } from '@ashlar/sdk/admin'
import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { Card, IconButton, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import Type from 'typebox'
import { type Document, WrittenDocument } from '../../contract.ts'
import { documentsChanged } from '../changed.ts'
import type { DocumentKind } from '../kinds.ts'

const NoteForm = Type.Object({ internalNote: WrittenDocument.properties.internalNote })

interface InternalNoteProps {
  readonly kind: DocumentKind
  readonly document: Document
}

/** What the team notes of an issued document: the one thing of it that can still be changed. */
export function InternalNote({ kind, document }: InternalNoteProps) {
  const t = useTexts('invoicing')
  const mayEdit = useCan(`${kind.area}.can_edit`)
  const [isEditing, setEditing] = useState(false)
  const { id, revision, internalNote } = document
  if (internalNote === '' && !mayEdit) return null
  return (
    <Card
      title={t('Internal note')}
      actions={
        mayEdit && (
          <IconButton size="xs" icon="pencil" label={t('Edit internal note')} onClick={() => setEditing(true)} />
        )
      }
    >
      <p className={internalNote === '' ? 't3' : 't2'} style={{ whiteSpace: 'pre-line' }}>
        {internalNote || t('Only your team sees it.')}
      </p>
      {isEditing && (
        <FormDialog
          title={t('Internal note')}
          icon="pencil"
          submit={t('Save')}
          failed={t('The note was not saved')}
          schema={NoteForm}
          initial={{ internalNote }}
          save={async (values) => {
            await call(kind.calls.save, { body: { id, revision, ...values } })
            await documentsChanged()
            toast.success(t('Saved'))
            setEditing(false)
          }}
          onClose={() => setEditing(false)}
        >
          {(form) => <SchemaField form={form} name="internalNote" label={t('Internal note')} rows={5} />}
        </FormDialog>
      )}
    </Card>
  )
}
