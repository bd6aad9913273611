import { Link } from '@ashlar/sdk/admin'
import type { TreeRow } from '@ashlar/sdk/platform'
import type { Column } from '@ashlar/sdk/tables'
import { Avatar, Badge, Icon, IconButton, Tooltip, type Translate, when } from '@ashlar/sdk/ui'
import type { CSSProperties } from 'react'
import { siteAddress } from './page-state.ts'
import { StatusBadge } from './status-badge.tsx'
import { TreeHandle } from './tree/tree-handle.tsx'
import type { TreeGrips } from './tree/tree-moves.tsx'

export interface TreeControls {
  readonly isTree: boolean
  readonly collapsed: ReadonlySet<number>
  readonly toggle: (id: number) => void
  /** Moving pages; absent where the person may not. */
  readonly grips?: TreeGrips | undefined
}

/** Title, address, status, changed, by: the same in tree and flat list. */
export function pageColumns(t: Translate, tree: TreeControls): readonly Column<TreeRow>[] {
  return [
    {
      id: 'title',
      title: t('Title'),
      sortBy: 'title',
      fixed: true,
      cell: (row) => <TitleCell row={row} tree={tree} t={t} />,
    },
    {
      id: 'slug',
      title: t('Address'),
      sortBy: 'slug',
      hide: 'sm',
      className: 't2 mono',
      cell: ({ page }) => !page.isDummy && siteAddress(page),
    },
    {
      id: 'status',
      title: t('Status'),
      sortBy: 'status',
      className: 'pstat',
      // A group has no page of its own that anybody could visit (EDIT-009).
      cell: ({ page }) => (page.isDummy ? <Badge tone="grey">{t('Group')}</Badge> : <StatusBadge page={page} />),
    },
    {
      id: 'changed',
      title: t('Changed'),
      sortBy: 'changedAt',
      hide: 'md',
      className: 't2 num',
      cell: ({ page }) => when(page.changedAt),
    },
    { id: 'by', title: t('By'), hide: 'lg', cell: ({ page }) => <Author name={page.changedBy} /> },
  ]
}

function Author({ name }: { readonly name: string }) {
  if (name === '') return null
  return (
    <Tooltip label={name}>
      <span>
        <Avatar name={name} size="sm" />
      </span>
    </Tooltip>
  )
}

function TitleCell({ row, tree, t }: { readonly row: TreeRow; readonly tree: TreeControls; readonly t: Translate }) {
  const { page, level, hasChildren } = row
  const { grips } = tree
  const isCollapsed = tree.collapsed.has(page.id)
  return (
    <div className="row tree" data-page={page.id} style={{ '--level': level } as CSSProperties}>
      {tree.isTree && grips && (
        <TreeHandle
          page={page}
          onStep={(step) => grips.step(page, step)}
          onOpen={() => grips.open(page)}
          onGrab={(at) => grips.grab(page, at)}
        />
      )}
      {tree.isTree &&
        (hasChildren ? (
          <IconButton
            icon={isCollapsed ? 'chevron-right' : 'chevron-down'}
            label={
              isCollapsed ? t('Expand {title}', { title: page.title }) : t('Collapse {title}', { title: page.title })
            }
            size="xs"
            tooltip={false}
            aria-expanded={!isCollapsed}
            onClick={() => tree.toggle(page.id)}
          />
        ) : (
          <span className="tree__gap" />
        ))}
      <span className="t3 tree__icon">
        <Icon name={page.isHome ? 'house' : 'file-text'} />
      </span>
      <Link className="med trunc" to={`/admin/pages/${page.id}`}>
        {page.title}
      </Link>
      {page.isHome && (
        <span className="hide-sm">
          <Badge plain>{t('Home page')}</Badge>
        </span>
      )}
    </div>
  )
}
