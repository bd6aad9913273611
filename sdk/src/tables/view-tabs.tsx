import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { ApiError } from '../admin/api.ts'
import { useSearchParams } from '../admin/router/search-params.ts'
import type { SavedView } from '../platform/saved-view.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { confirm } from '../ui/confirm.tsx'
import { Icon } from '../ui/icon.tsx'
import { Menu, type MenuEntry } from '../ui/menu.tsx'
import { useTexts } from '../ui/texts.ts'
import { toast } from '../ui/toast-store.ts'
import { changeView, removeView } from './change-view.ts'
import { withList } from './list-state.ts'
import type { SavedViewsProps } from './saved-views.tsx'
import { viewQuery } from './view-query.ts'

const ViewDialog = lazy(() => import('./view-dialog.tsx'))

export interface ViewTabsProps extends SavedViewsProps {
  /** Undefined while they are asked for. */
  readonly views: readonly SavedView[] | undefined
}

/** The list's views beside each other: all of it, one's own, and those shared with one's role. */
export default function ViewTabs({ list, all, filters, views }: ViewTabsProps) {
  const t = useTexts('admin')
  const [query, setQuery] = useSearchParams()
  const here = viewQuery(query, filters)
  const same = views?.find((view) => viewQuery(view.query, filters) === here)
  const [chosen, setChosen] = useState<number>()
  const [asking, setAsking] = useState<SavedView | 'new'>()
  // A view that was changed a little is still the one that was opened.
  const open = same ?? (here === '' ? undefined : views?.find(({ id }) => id === chosen))
  const show = (view: SavedView | undefined) => {
    setChosen(view?.id)
    setQuery(withList(query, new URLSearchParams(view?.query), filters))
  }
  useDefault(views, here, (view) => {
    setChosen(view.id)
    setQuery(withList(query, new URLSearchParams(view.query), filters), { replace: true })
  })
  return (
    <nav className="views" aria-label={t('Views')}>
      <ViewTab isCurrent={here === ''} onShow={() => show(undefined)}>
        {all}
      </ViewTab>
      {views?.map((view) => (
        <ViewTab key={view.id} isCurrent={open?.id === view.id} onShow={() => show(view)}>
          {!view.isOwn && <Icon name="users" size="sm" label={t('Shared by {name}', { name: view.author })} />}
          {view.name}
          {open?.id === view.id && !same && <i className="views__dot" role="img" aria-label={t('changed')} />}
        </ViewTab>
      ))}
      {open && (
        <ViewMenu
          view={open}
          here={here}
          isSame={same !== undefined}
          onAsk={setAsking}
          onGone={() => show(undefined)}
        />
      )}
      {here !== '' && !same && (
        <Button size="sm" variant="ghost" icon="plus" onClick={() => setAsking('new')}>
          {t('Save view')}
        </Button>
      )}
      {asking && (
        <Suspense>
          <ViewDialog
            list={list}
            query={here}
            {...(asking === 'new' ? {} : { view: asking })}
            onClose={(saved) => {
              setAsking(undefined)
              if (saved) setChosen(saved.id)
            }}
          />
        </Suspense>
      )}
    </nav>
  )
}

function ViewTab(props: { readonly isCurrent: boolean; readonly onShow: () => void; readonly children: ReactNode }) {
  return (
    <button
      type="button"
      className="views__tab"
      aria-current={props.isCurrent ? 'true' : undefined}
      onClick={props.onShow}
    >
      {props.children}
    </button>
  )
}

/** The default view opens once, when the list is entered without asking for anything. */
function useDefault(views: readonly SavedView[] | undefined, here: string, apply: (view: SavedView) => void): void {
  const isDue = useRef(here === '')
  useEffect(() => {
    if (!views || !isDue.current) return
    isDue.current = false
    const usual = views.find(({ isDefault }) => isDefault)
    if (usual && here === '') apply(usual)
  })
}

interface ViewMenuProps {
  readonly view: SavedView
  readonly here: string
  /** The list shows just what the view says. */
  readonly isSame: boolean
  readonly onAsk: (view: SavedView) => void
  readonly onGone: () => void
}

function ViewMenu({ view, here, isSame, onAsk, onGone }: ViewMenuProps) {
  const t = useTexts('admin')
  const attempt = (work: Promise<unknown>, done: string) =>
    work.then(
      () => toast.success(done),
      (error: unknown) =>
        toast.error(t('The view could not be changed'), {
          description: error instanceof ApiError ? error.message : '',
        }),
    )
  const remove = async () => {
    const others = view.roles.length > 0
    const isMeant =
      !others ||
      (await confirm({
        description: t('“{name}” is shared. Others will lose it too.', { name: view.name }),
        destructive: true,
      }))
    if (!isMeant) return
    await attempt(removeView(view), t('View removed'))
    onGone()
  }
  const entries: readonly MenuEntry[] = [
    ...(view.isOwn && !isSame
      ? [
          {
            label: t('Save changes'),
            icon: 'save',
            onSelect: () => void attempt(changeView(view, { query: here }), t('View saved')),
          },
        ]
      : []),
    ...(view.isOwn ? [{ label: t('Name and sharing'), icon: 'users', onSelect: () => onAsk(view) }] : []),
    {
      label: view.isDefault ? t('Remove as default') : t('Set as default'),
      icon: view.isDefault ? 'pin-off' : 'pin',
      onSelect: () =>
        void attempt(
          changeView(view, { isDefault: !view.isDefault }),
          view.isDefault ? t('The whole list opens by default') : t('“{name}” opens by default', { name: view.name }),
        ),
    },
    ...(view.isOwn
      ? [
          'separator' as const,
          { label: t('Remove view'), icon: 'trash-2', danger: true, onSelect: () => void remove() },
        ]
      : []),
  ]
  return (
    <Menu
      align="start"
      trigger={
        <IconButton
          icon="ellipsis"
          label={t('More actions for the view {name}', { name: view.name })}
          tooltip={t('More')}
        />
      }
      entries={entries}
    />
  )
}
