import { Icon, useTexts } from '@ashlar/sdk/ui'
import { useMemo } from 'react'
import { iconOfType, layerNameOf } from '../../blocks/naming.ts'
import { useEditor, useSettledNode } from '../editor-context.tsx'
import { innerBlocks } from './inner-blocks.ts'
import { chooseInner, useInnerChosenIn } from './inner-choice.ts'
import { startInner } from './start-inner.ts'
import { useTemplateOf } from './template-of.ts'
import './overrides.css'

/** Below the layers: what of the selected linked copy can be changed in it, and what was. */
export function InnerLayers({ id }: { readonly id: string }) {
  const t = useTexts('admin')
  const parts = useEditor()
  const { blocks } = parts
  const node = useSettledNode(id)
  const template = useTemplateOf(node)
  const chosen = useInnerChosenIn(id)
  const all = useMemo(() => (node && template ? innerBlocks(node, template, blocks) : []), [node, template, blocks])
  if (all.length === 0) return null
  return (
    <section className="ovl" aria-label={t('Content of this copy')}>
      <b>{t('Content of this copy')}</b>
      <ul>
        {all.map((inner) => (
          <li key={inner.id}>
            <button
              type="button"
              className={`tr${inner.id === chosen ? ' sel' : ''}`}
              aria-pressed={inner.id === chosen}
              data-inner={inner.id}
              onClick={() => chooseInner({ copy: id, inner: inner.id })}
              onDoubleClick={() => {
                chooseInner({ copy: id, inner: inner.id })
                startInner(parts, id, null)
              }}
            >
              <Icon name={iconOfType(blocks, inner.node.type)} size="sm" />
              <span className="trunc" dir="auto">
                {layerNameOf(blocks, inner.node)}
              </span>
              {inner.changed.size > 0 && (
                <span className="ovl__own">
                  <i className="dot set" /> <span className="sr">{t('Changed in this copy')}</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
