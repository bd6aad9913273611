import { type Content, type ContentNode, fillProps, nodeAt, unusedOverrides } from '@ashlar/sdk'
import { Icon, useTexts } from '@ashlar/sdk/ui'
import { useMemo } from 'react'
import { iconOfType, nameOf } from '../../blocks/naming.ts'
import type { Row } from '../../blocks/settings/control-of.ts'
import { spelledOut } from '../../blocks/settings/control-of.ts'
import { labelOf } from '../../blocks/settings/words.ts'
import { useEditor } from '../editor-context.tsx'
import { SettingRow } from '../panels/setting-row.tsx'
import { changeInner, resetCopy, resetInner } from './change-copy.ts'
import { type InnerBlock, innerBlocks, propOf } from './inner-blocks.ts'
import { chooseInner, useInnerChosenIn } from './inner-choice.ts'
import './overrides.css'

interface OfCopy {
  readonly id: string
  readonly node: ContentNode
  readonly template: Content
  readonly disabled: boolean
}

/** Texts, pictures and links of a linked copy: each as the template has it until the copy says otherwise. */
export function CopyFields({ id, node, template, disabled }: OfCopy) {
  const t = useTexts('admin')
  const parts = useEditor()
  const { blocks } = parts
  const chosen = useInnerChosenIn(id)
  const all = useMemo(() => innerBlocks(node, template, blocks), [node, template, blocks])
  const shown = all.some((each) => each.id === chosen) ? all.filter((each) => each.id === chosen) : all
  return (
    <section className="ovr" aria-label={t('Content of this copy')}>
      <p className="ovr__say">
        {all.length === 0
          ? t('This template has no texts, pictures or links to change.')
          : t('Change texts, pictures and links for this copy only. Everything else follows the template.')}
      </p>
      <fieldset className="ovr__all" disabled={disabled}>
        {(node.overrides !== undefined || shown.length < all.length) && (
          <p className="ovr__acts">
            {shown.length < all.length && (
              <button type="button" className="linkb" onClick={() => chooseInner(undefined)}>
                {t('Show all of this copy')}
              </button>
            )}
            {node.overrides !== undefined && (
              <button type="button" className="linkb" onClick={() => resetCopy(parts, id)}>
                {t('Reset copy to template')}
              </button>
            )}
          </p>
        )}
        {shown.map((inner) => (
          <InnerFields key={inner.id} copy={id} inner={inner} />
        ))}
        <Unused id={id} node={node} template={template} />
      </fieldset>
    </section>
  )
}

function InnerFields({ copy, inner }: { readonly copy: string; readonly inner: InnerBlock }) {
  const { blocks } = useEditor()
  const { id, node, block, rows, changed } = inner
  const values = useMemo((): Readonly<Record<string, unknown>> => fillProps(block, node.props), [block, node])
  return (
    <fieldset className="ovrb" data-inner={id}>
      <legend>
        <Icon name={iconOfType(blocks, node.type)} size="sm" /> {nameOf(blocks, node)}
      </legend>
      {rows.map((row) => (
        <InnerRow
          key={`${row.within ?? ''}.${row.prop}`}
          copy={copy}
          inner={id}
          row={row}
          values={values}
          isChanged={changed.has(propOf(row))}
        />
      ))}
    </fieldset>
  )
}

interface InnerRowProps {
  readonly copy: string
  readonly inner: string
  readonly row: Row
  readonly values: Readonly<Record<string, unknown>>
  readonly isChanged: boolean
}

function InnerRow({ copy, inner, row, values, isChanged }: InnerRowProps) {
  const t = useTexts('admin')
  const parts = useEditor()
  return (
    <div className="ovrr">
      <SettingRow row={row} values={values} onChange={(change) => changeInner(parts, copy, inner, change)} />
      {isChanged && (
        <p className="ovrr__own">
          <i className="dot set" />
          {t('Changed in this copy')}
          <button
            type="button"
            className="linkb"
            aria-label={t('Reset {label} to template', { label: labelOf(row.prop, row.label) })}
            onClick={() => resetInner(parts, copy, inner, propOf(row))}
          >
            {t('Reset to template')}
          </button>
        </p>
      )}
    </div>
  )
}

/** What the copy said in the place of something that the template does not have any more. */
function Unused({ id, node, template }: Omit<OfCopy, 'disabled'>) {
  const t = useTexts('admin')
  const parts = useEditor()
  const { blocks } = parts
  const unused = useMemo(() => unusedOverrides(node, template, blocks.catalogue), [node, template, blocks])
  if (unused.length === 0) return null
  return (
    <div className="ovrb">
      <b>{t('No longer used')}</b>
      <p className="ovr__say">{t('The template has changed. These values are kept but not shown.')}</p>
      <ul>
        {unused.map((each) => {
          const override = node.overrides?.[each.node]
          const value = override?.props[each.prop]
          const inner = nodeAt(template, each.node)
          const block = blocks.catalogue.get(override?.type ?? '')
          const name = inner ? nameOf(blocks, inner) : (block?.title ?? override?.type ?? '')
          const what = t('{name}: {setting}', { name, setting: labelOf(each.prop, spelledOut(each.prop)) })
          return (
            <li key={`${each.node} ${each.prop}`}>
              <span className="trunc">
                {what}
                {typeof value === 'string' && value !== '' ? ` “${value.slice(0, 40)}”` : ''}
              </span>
              <button
                type="button"
                className="linkb"
                aria-label={t('Remove {what}', { what })}
                onClick={() => resetInner(parts, id, each.node, each.prop)}
              >
                {t('Remove')}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
