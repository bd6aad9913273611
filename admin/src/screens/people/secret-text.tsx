import { IconButton, toast, useTexts } from '@ashlar/sdk/ui'

/** Something that is shown once, with a way to take it along. */
export function SecretText({ label, text }: { readonly label: string; readonly text: string }) {
  const t = useTexts('admin')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('Copied')),
      () => toast.error(t('It could not be copied. Please select it.')),
    )
  return (
    <section className="secret" aria-label={label}>
      <code className="mono grow">{text}</code>
      <IconButton icon="copy" label={t('Copy')} onClick={() => void copy()} />
    </section>
  )
}
