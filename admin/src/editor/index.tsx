import { useNavigate, useSearchParams } from '@ashlar/sdk/admin'
import { useLater } from '@ashlar/sdk/editor'
import { EmptyState, useTexts } from '@ashlar/sdk/ui'
import { BackToPages } from './bar/back-to-pages.tsx'
import { kindList } from './bar/kind-picker.tsx'
import { pageList } from './bar/page-picker.tsx'
import { EditorDesk } from './editor-desk.tsx'
import './style/window.css'
import './style/bar.css'
import './style/sides.css'
import './style/palette.css'
import './style/layers.css'
import './style/canvas.css'
import './style/drag.css'
import './style/inserter.css'
import './style/settings.css'
import './style/alignment.css'
import './style/columns.css'
import './style/spacing.css'
import './style/fields.css'
import './style/pickers.css'
import './style/typography.css'
import './style/box-model.css'
import './style/dialogs.css'
import './style/publish.css'
import './style/drawers.css'
import './colleagues/colleagues.css'
import './site-part/site-part.css'
import { useBlocks } from '../blocks/use-loaded-blocks.ts'
import { askedBy } from './asked.ts'
import { useKinds } from './kinds/use-kinds.ts'

/** `/admin/editor`: edits what one of `slug`, `component` or a module's parameter names (EDIT-001 to -005). */
export default function EditorScreen() {
  const t = useTexts('admin')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const kinds = useKinds()
  const asked = askedBy(search, kinds)
  const loaded = useBlocks()
  const PageList = useLater(asked.kind === 'nothing', pageList)
  const KindList = useLater(asked.kind === 'nothing' && kinds.length > 0, kindList)
  const openPage = (slug: string) => void navigate(`/admin/editor?slug=${encodeURIComponent(slug)}`)
  const openKind = (param: string, id: number) => void navigate(`/admin/editor?${param}=${id}`)

  if (loaded.error) {
    return (
      <main className="edalone">
        <EmptyState
          kind="failed"
          title={t('The editor could not be opened')}
          text={loaded.error.message}
          actions={
            <>
              <button type="button" className="btn" onClick={() => void loaded.retry()}>
                {t('Try again')}
              </button>
              <BackToPages />
            </>
          }
        />
      </main>
    )
  }
  if (!loaded.blocks)
    return <div className="edalone" aria-busy="true" role="status" aria-label={t('Opening the editor')} />
  if (asked.kind === 'nothing') {
    return (
      <main className="edalone">
        <section className="edpick" aria-label={t('Choose a page')}>
          <BackToPages />
          {asked.problem && (
            <p role="alert" className="note bad">
              {asked.problem}
            </p>
          )}
          <h1>{t('Choose a page to edit')}</h1>
          {PageList && <PageList current={undefined} onOpen={openPage} />}
          {kinds.map((kind) => (
            <section key={kind.param} aria-label={t(kind.title)}>
              <h2>{t(kind.title)}</h2>
              {KindList && <KindList kind={kind} onOpen={openKind} />}
            </section>
          ))}
        </section>
      </main>
    )
  }
  return <EditorDesk blocks={loaded.blocks} asked={asked} openPage={openPage} openKind={openKind} />
}
