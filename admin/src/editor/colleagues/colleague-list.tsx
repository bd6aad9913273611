import { useTexts } from '@ashlar/sdk/ui'
import { useStore } from 'zustand'
import { layerNameOf } from '../../blocks/naming.ts'
import { useEditor } from '../editor-context.tsx'
import { type Colleague, colleagues, inColour } from './colleagues.ts'

/** Who is there and at which block; a press leads to it. */
export function ColleagueList({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('admin')
  const all = useStore(colleagues)
  return (
    <div className="wholist">
      <h2>{t('Also editing')}</h2>
      <ul>
        {all.map((each) => (
          <Entry key={each.tab} colleague={each} onClose={onClose} />
        ))}
      </ul>
      {all.length === 0 && <p className="t3 xs">{t('Nobody else is here now.')}</p>}
    </div>
  )
}

function Entry({ colleague, onClose }: { readonly colleague: Colleague; readonly onClose: () => void }) {
  const t = useTexts('admin')
  const { store, blocks, geometry, announce } = useEditor()
  const at = colleague.selected.at(-1)
  const node = at === undefined ? undefined : store.node(at)
  const dot = (
    <span className="whodot" style={inColour(colleague)} aria-hidden="true">
      {colleague.name.slice(0, 1).toUpperCase()}
    </span>
  )
  if (at === undefined || !node) {
    return (
      <li>
        <span className="wholist__p">
          {dot}
          <span>
            <b className="trunc" dir="auto">
              {colleague.name}
            </b>
            <span className="t3 xs">
              {at === undefined ? t('No block selected') : t('At a block that you do not have yet')}
            </span>
          </span>
        </span>
      </li>
    )
  }
  const block = layerNameOf(blocks, node)
  return (
    <li>
      <button
        type="button"
        className="wholist__p"
        onClick={() => {
          onClose()
          store.select(at)
          geometry.scrollTo(at)
          announce(t('{block} selected. {name} is here.', { block, name: colleague.name }))
        }}
      >
        {dot}
        <span>
          <b className="trunc" dir="auto">
            {colleague.name}
          </b>
          <span className="t3 xs trunc">{t('Go to {block}', { block })}</span>
        </span>
      </button>
    </li>
  )
}
