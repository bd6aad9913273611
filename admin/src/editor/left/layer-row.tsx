import type { ContentNode } from '@ashlar/sdk'
import { Icon, IconButton, useTexts } from '@ashlar/sdk/ui'
import { type KeyboardEvent, memo, useState } from 'react'
import { iconOfType, layerNameOf, nameOf, titleOfType } from '../../blocks/naming.ts'
import { LayerColleagues } from '../colleagues/layer-colleagues.tsx'
import type { ActiveDrag, LayerEdge } from '../dnd/drag-state.ts'
import { useLift } from '../dnd/use-lift.ts'
import { useEditor } from '../editor-context.tsx'
import { Rename } from './rename.tsx'
import type { Layer } from './visible-layers.ts'

/** What a row asks of its tree; the same object for all rows and all time. */
export interface LayerActions {
  choose(id: string, how?: Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>): void
  menu(id: string, at: { readonly x: number; readonly y: number }): void
  fold(id: string, shut: boolean): void
  rename(id: string | undefined): void
  key(event: KeyboardEvent, id: string): void
}

export interface LayerRowProps extends Layer {
  readonly node: ContentNode
  readonly isOpen: boolean
  readonly isSelected: boolean
  /** The one row of the tree that Tab reaches. */
  readonly isTabStop: boolean
  readonly isRenaming: boolean
  /** Pixels from the top of the tree. */
  readonly top: number
  /** Where what is being dragged would go. */
  readonly drop: LayerEdge | undefined
  readonly actions: LayerActions
}

/** One layer. Drawn again only when something about it changes: pages have thousands. */
export const LayerRow = memo(function LayerRow(props: LayerRowProps) {
  const t = useTexts('admin')
  const {
    id,
    depth,
    hasChildren,
    position,
    beside,
    node,
    isOpen,
    isSelected,
    isTabStop,
    isRenaming,
    top,
    drop,
    actions,
  } = props
  const { store, blocks, commands, canEdit, canLayOut } = useEditor()
  const [isNear, setNear] = useState(false)
  const isKept = blocks.catalogue.get(node.type) === undefined
  const drag: ActiveDrag = { type: node.type, id, title: nameOf(blocks, node), icon: iconOfType(blocks, node.type) }
  const { listeners, setNodeRef, setActivatorNodeRef } = useLift({
    id: `layer:${id}`,
    drag,
    disabled: !canLayOut || isRenaming || commands.dragRefusal(id) !== undefined,
  })
  const look = `tr${isSelected ? ' sel' : ''}${node.hidden ? ' off' : ''}${node.template === undefined ? '' : ' reuse'}`
  return (
    <div
      role="treeitem"
      ref={(row) => {
        setNodeRef(row)
        setActivatorNodeRef(row)
      }}
      {...listeners}
      aria-level={depth + 1}
      aria-posinset={position}
      aria-setsize={beside}
      aria-selected={isSelected}
      aria-expanded={hasChildren ? isOpen : undefined}
      className={look}
      data-layer={id}
      data-drop={drop}
      tabIndex={isTabStop ? 0 : -1}
      style={{ paddingInlineStart: 4 + depth * 18, transform: `translateY(${top}px)` }}
      onClick={(event) => actions.choose(id, event)}
      onContextMenu={(event) => {
        event.preventDefault()
        actions.menu(id, { x: event.clientX, y: event.clientY })
      }}
      onDoubleClick={() => canEdit && actions.rename(id)}
      onKeyDown={(event) => {
        actions.key(event, id)
        // What the tree leaves alone may lift the row: Space (dnd-kit).
        if (!event.defaultPrevented) listeners?.['onKeyDown']?.(event)
      }}
      onPointerEnter={() => {
        setNear(true)
        store.set({ hovered: id })
      }}
      onPointerLeave={() => {
        setNear(false)
        store.set({ hovered: undefined })
      }}
    >
      <span className="gl" style={{ width: depth * 18 }} />
      <span className="tw">
        {hasChildren && (
          <button
            type="button"
            tabIndex={-1}
            aria-label={isOpen ? t('Collapse') : t('Expand')}
            onClick={(event) => {
              event.stopPropagation()
              actions.fold(id, isOpen)
            }}
          >
            <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size="sm" />
          </button>
        )}
      </span>
      <Icon name={node.template === undefined ? iconOfType(blocks, node.type) : 'component'} size="sm" />
      {isRenaming ? (
        <Rename
          name={node.name}
          title={titleOfType(blocks, node.type)}
          onDone={(name, isByKey) => {
            actions.rename(undefined)
            if (name !== undefined) commands.mark([id], { name }, 'Rename {name}')
            // Who clicked elsewhere goes on there.
            if (isByKey) actions.choose(id)
          }}
        />
      ) : (
        <b className="trunc" dir="auto">
          {layerNameOf(blocks, node)}
        </b>
      )}
      <span className="end">
        <LayerColleagues id={id} />
        {isKept && <Icon name="triangle-alert" size="sm" label={t('Its package is missing')} />}
        {canLayOut && (node.hidden || isNear || isSelected) && (
          <LayerSwitch
            icon={node.hidden ? 'eye-off' : 'eye'}
            label={node.hidden ? t('Show') : t('Hide')}
            onClick={() => commands.toggleMark([id], 'hidden')}
          />
        )}
        {canLayOut && (node.locked || isNear || isSelected) && (
          <LayerSwitch
            icon={node.locked ? 'lock' : 'lock-open'}
            label={node.locked ? t('Unlock') : t('Lock')}
            onClick={() => commands.toggleMark([id], 'locked')}
          />
        )}
        {!canLayOut && node.hidden && <Icon name="eye-off" size="sm" label={t('Hidden')} />}
        {!canLayOut && node.locked && <Icon name="lock" size="sm" label={t('Locked')} />}
      </span>
    </div>
  )
})

interface LayerSwitchProps {
  readonly icon: string
  readonly label: string
  readonly onClick: () => void
}

function LayerSwitch({ icon, label, onClick }: LayerSwitchProps) {
  return (
    <IconButton
      size="xs"
      icon={icon}
      label={label}
      tooltip={false}
      tabIndex={-1}
      onClick={(event) => {
        event.stopPropagation()
        onClick()
      }}
    />
  )
}
