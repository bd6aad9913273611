import { useCan } from '@ashlar/sdk/admin'
import { Icon, Note, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { useEditor, useEditorState } from '../editor-context.tsx'
import { PartActions } from './part-actions.tsx'
import { partTitles, type SitePart } from './site-part.ts'
import { usePartTemplate } from './use-part-template.ts'

/** Says what the selected header or footer is, and what can be done with it. */
export function PartPanel({ part }: { readonly part: SitePart }) {
  const t = useTexts('admin')
  const isDirty = useEditorState((state) => state.isEditorDirty)
  const { template, error, retry } = usePartTemplate(part)
  return (
    <section className="partp" aria-label={t(partTitles[part])}>
      <div className="sh">
        <Icon name={part === 'header' ? 'panel-top' : 'panel-bottom'} />
        <div>
          <h2>{t(partTitles[part])}</h2>
          <p className="t3 xs">{t('On all pages')}</p>
        </div>
      </div>
      {error && (
        <Note tone="bad">
          {error.message}{' '}
          <button type="button" className="linkb" onClick={retry}>
            {t('Try again')}
          </button>
        </Note>
      )}
      {template === undefined && !error && <Skeleton width={220} height={40} />}
      {template !== undefined && <p>{template ? <Own part={part} name={template.name} /> : <Plain part={part} />}</p>}
      {template !== undefined && <Missing part={part} isOwn={template !== null} />}
      {isDirty && template !== undefined && <p className="t3 xs">{t('Your changes to this page are saved first.')}</p>}
      <div className="partp__acts">
        <PartActions part={part} />
      </div>
    </section>
  )
}

function Own({ part, name }: { readonly part: SitePart; readonly name: string }) {
  const t = useTexts('admin')
  return part === 'header'
    ? t('This is the template “{name}”. What you change in it shows on every page with a header.', { name })
    : t('This is the template “{name}”. What you change in it shows on every page with a footer.', { name })
}

function Plain({ part }: { readonly part: SitePart }) {
  const t = useTexts('admin')
  return part === 'header'
    ? t('The plain header shows the logo, the menu and the buttons from the settings.')
    : t('The plain footer shows the name, the menu and the contact details from the settings.')
}

/** What keeps a person from changing it. */
function Missing({ part, isOwn }: { readonly part: SitePart; readonly isOwn: boolean }) {
  const t = useTexts('admin')
  const { canEdit } = useEditor()
  const canCreate = useCan('pages.can_create')
  const editsSettings = useCan('settings.can_edit')
  if (isOwn ? canEdit : canEdit && canCreate && editsSettings) return null
  const words =
    part === 'header'
      ? t('You do not have permission to change the header. Ask the owner of the website.')
      : t('You do not have permission to change the footer. Ask the owner of the website.')
  return <Note tone="info">{words}</Note>
}
