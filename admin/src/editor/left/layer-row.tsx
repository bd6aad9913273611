import type { ContentNode } from '@ashlar/sdk'
import { Icon, IconButton, useTexts } from '@ashlar/sdk/ui'
import { type KeyboardEvent, memo, useState } from 'react'
import { iconOfType, layerNameOf, nameOf } from '../blocks/naming.ts'
import { useEditor } from '../editor-context.tsx'
import type { Layer } from './visible-layers.ts'

/** What a row asks of its tree; the same object for all rows and all time. */
export interface LayerActions {
  focus(id: string): void
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
  readonly actions: LayerActions
}

/** One layer. Drawn again only when something about it changes: pages have thousands. */
export const LayerRow = memo(function LayerRow(props: LayerRowProps) {
  const t = useTexts('admin')
  const { id, depth, hasChildren, node, isOpen, isSelected, isTabStop, isRenaming, actions } = props
  const { store, blocks, commands, canEdit } = useEditor()
  const [isNear, setNear] = useState(false)
  const isKept = blocks.catalogue.get(node.type) === undefined
  const look = `tr${isSelected ? ' sel' : ''}${node.hidden ? ' off' : ''}${node.template === undefined ? '' : ' reuse'}`
  return (
    <div
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={isSelected}
      aria-expanded={hasChildren ? isOpen : undefined}
      className={look}
      data-layer={id}
      tabIndex={isTabStop ? 0 : -1}
      style={{ paddingLeft: 4 + depth * 18 }}
      onClick={() => actions.focus(id)}
      onDoubleClick={() => canEdit && actions.rename(id)}
      onKeyDown={(event) => actions.key(event, id)}
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
            aria-label={isOpen ? t('Fold') : t('Unfold')}
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
          name={nameOf(blocks, node)}
          onDone={(name) => {
            actions.rename(undefined)
            if (name !== undefined) commands.mark(id, { name }, 'Rename {name}')
            actions.focus(id)
          }}
        />
      ) : (
        <b className="trunc">{layerNameOf(blocks, node)}</b>
      )}
      <span className="end">
        {isKept && <Icon name="triangle-alert" size="sm" label={t('Its package is missing')} />}
        {(node.hidden || isNear || isSelected) && (
          <LayerSwitch
            icon={node.hidden ? 'eye-off' : 'eye'}
            label={node.hidden ? t('Show') : t('Hide')}
            disabled={!canEdit}
            onClick={() => commands.mark(id, { hidden: !node.hidden }, node.hidden ? 'Show {name}' : 'Hide {name}')}
          />
        )}
        {(node.locked || isNear || isSelected) && (
          <LayerSwitch
            icon={node.locked ? 'lock' : 'lock-open'}
            label={node.locked ? t('Unlock') : t('Lock')}
            disabled={!canEdit}
            onClick={() => commands.mark(id, { locked: !node.locked }, node.locked ? 'Unlock {name}' : 'Lock {name}')}
          />
        )}
      </span>
    </div>
  )
})

interface LayerSwitchProps {
  readonly icon: string
  readonly label: string
  readonly disabled: boolean
  readonly onClick: () => void
}

function LayerSwitch({ icon, label, disabled, onClick }: LayerSwitchProps) {
  return (
    <IconButton
      size="xs"
      icon={icon}
      label={label}
      tooltip={false}
      tabIndex={-1}
      disabled={disabled}
      onClick={(event) => {
        event.stopPropagation()
        onClick()
      }}
    />
  )
}

function Rename({ name, onDone }: { readonly name: string; readonly onDone: (name: string | undefined) => void }) {
  const t = useTexts('admin')
  const [text, setText] = useState(name)
  return (
    <input
      className="rename"
      aria-label={t('Name of the layer')}
      value={text}
      maxLength={120}
      // biome-ignore lint/a11y/noAutofocus: the person has just asked to rename
      autoFocus
      onFocus={(event) => event.target.select()}
      onChange={(event) => setText(event.target.value)}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Enter') onDone(text)
        if (event.key === 'Escape') onDone(undefined)
      }}
      onBlur={() => onDone(text === name ? undefined : text)}
    />
  )
}
