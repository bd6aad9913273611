import { FormDialog } from '@ashlar/sdk/forms'
import { Field, Input, useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'

/** Named as the calls name it, so that a refusal stands beside it. */
const Password = Type.Object({ currentPassword: Type.String({ maxLength: 1024 }) })

export interface PasswordDialogProps {
  readonly title: string
  readonly description: string
  /** What the filled button says. */
  readonly action: string
  readonly danger?: boolean
  readonly onClose: () => void
  /** Rejects when the server refuses: its sentence then stands beside the field. */
  readonly run: (password: string) => Promise<void>
}

/** Asks for the password before something that must not be done from an open browser alone (T23). */
export function PasswordDialog({ title, description, action, danger = false, onClose, run }: PasswordDialogProps) {
  const t = useTexts('admin')
  return (
    <FormDialog
      size="sm"
      title={title}
      description={description}
      icon="shield-check"
      submit={action}
      {...(danger && { tone: 'warn', destructive: true })}
      schema={Password}
      initial={{ currentPassword: '' }}
      save={({ currentPassword }) => run(currentPassword)}
      onClose={onClose}
    >
      {({ values, errors, change, idOf }) => (
        <Field id={idOf('currentPassword')} label={t('Your password')} error={errors.currentPassword}>
          {(ties) => (
            <Input
              {...ties}
              type="password"
              autoComplete="current-password"
              value={values.currentPassword}
              onChange={({ target }) => change('currentPassword', target.value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  )
}
