import { Button, Dialog, Field, Input, Segments, Select, toast, useTexts } from '@ashlar/sdk/ui'
import { useRef, useState } from 'react'
import { nameOf } from '../../blocks/naming.ts'
import { useEditor, useEditorState } from '../editor-context.tsx'

/** "Create template": the selected block under a name, or in the place of a template that is there (TPL-006 to -009). */
export function TemplateDialog() {
  const id = useEditorState((state) => state.templateOf)
  return id === undefined ? null : <OpenTemplateDialog id={id} />
}

function OpenTemplateDialog({ id }: { readonly id: string }) {
  const t = useTexts('admin')
  const { store, blocks, shelf } = useEditor()
  const node = store.node(id)
  const kind = shelf.kindFor(id)
  const there = shelf.all.filter(({ type }) => type === kind)
  const [way, setWay] = useState<'new' | 'update'>('new')
  const [name, setName] = useState(node?.name ?? '')
  const [touched, setTouched] = useState(false)
  const [chosen, setChosen] = useState(String(there[0]?.id ?? ''))
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | undefined>()
  const replaced = way === 'update' ? there.find((entry) => String(entry.id) === chosen) : undefined
  const isNamed = name.trim() !== ''
  const close = () => store.set({ templateOf: undefined })
  // Enter twice is one template: the second press comes before the first is drawn.
  const isSending = useRef(false)
  const save = async () => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      await shelf.keep(id, name.trim(), replaced)
      toast.success(replaced ? t('Template updated') : t('Template saved'))
      close()
    } catch (error) {
      // TPL-009, OPEN-101: logged, and shown; what was typed stays.
      console.error('The template could not be saved.', error)
      setFailure(error instanceof Error ? error.message : String(error))
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }
  if (!node || !kind) return null
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      size="sm"
      icon="component"
      tone="reuse"
      title={t('Create template')}
      description={t('{name} with everything in it.', { name: nameOf(blocks, node) })}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {t('Cancel')}
          </Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={way === 'new' ? !isNamed : !replaced}
            onClick={() => void save()}
          >
            {t('Save')}
          </Button>
        </>
      }
    >
      <form
        className="tplf"
        onSubmit={(event) => {
          event.preventDefault()
          if (way === 'update' ? replaced : isNamed) void save()
          else setTouched(true)
        }}
      >
        {there.length > 0 && (
          <Segments
            label={t('Save as')}
            fill
            value={way}
            onChange={setWay}
            options={[
              { value: 'new', label: t('New template') },
              { value: 'update', label: t('Existing template') },
            ]}
          />
        )}
        {way === 'new' ? (
          <Field label={t('Name')} required error={touched && !isNamed ? t('Name is required') : undefined}>
            {(ties) => (
              <Input
                {...ties}
                autoFocus
                value={name}
                maxLength={120}
                onBlur={() => setTouched(true)}
                onChange={(event) => {
                  setName(event.target.value)
                  setTouched(true)
                }}
              />
            )}
          </Field>
        ) : (
          <Field label={t('Template')} hint={t('Its content is replaced on every page with a linked copy.')}>
            {(ties) => (
              <Select
                {...ties}
                value={chosen}
                onChange={setChosen}
                options={there.map((entry) => ({ value: String(entry.id), label: entry.componentName }))}
              />
            )}
          </Field>
        )}
        {failure !== undefined && (
          <p className="note bad" role="alert">
            {t('The template could not be saved: {why}', { why: failure })}
          </p>
        )}
      </form>
    </Dialog>
  )
}
