import { useTexts } from '@ashlar/sdk/ui'
import { useEffect } from 'react'
import { useEditor, useEditorState } from '../editor-context.tsx'
import type { Settings } from '../panels/use-settings.ts'
import { outermost } from '../store/selection.ts'
import { GroupRows } from './group-rows.tsx'
import { hoverColours } from './hover-colour.tsx'

const parts = [
  { title: 'Colours', members: ['color', 'backgroundColor'] },
  { title: 'Border', members: ['borderColor', 'borderWidth', 'boxShadow'] },
  { title: 'Movement', members: ['scale', 'moveX', 'moveY', 'rotate', 'duration'] },
] as const

/** The look under the pointer: what is left as it is stays as always. The canvas shows it meanwhile. */
export function HoverSettings({ settings }: { readonly settings: Settings }) {
  const t = useTexts('admin')
  useHeld(settings.id)
  const { device, stored } = settings
  const isSet = stored['hover'] !== undefined
  return (
    <div className="hovs">
      <p className="hint">
        {t(
          'Empty settings look as always. Visitors see this with a mouse, and where a link or button has the keyboard focus.',
        )}
      </p>
      {device !== 'desktop' && (
        <p className="hint">{t('Most tablets and phones have no pointer and show nothing of this.')}</p>
      )}
      {parts.map(({ title, members }) => (
        <section key={title}>
          <h3>{t(title)}</h3>
          <GroupRows settings={settings} prop="hover" members={members} controls={hoverColours} />
        </section>
      ))}
      <p className="hint">{t('Where people have asked for less motion, colours change and nothing moves.')}</p>
      {isSet && (
        <button
          type="button"
          className="btn btn--sm"
          onClick={() => settings.change({ hover: undefined }, 'Remove hover of {name}')}
        >
          {t('Remove hover')}
        </button>
      )}
    </div>
  )
}

/** Holds the look in the canvas for as long as it is edited, in whatever is selected along. */
function useHeld(id: string) {
  const { store, geometry } = useEditor()
  const selection = useEditorState((state) => state.selection)
  useEffect(() => {
    const ids = selection.length > 1 ? outermost(store.content, selection) : [id]
    const held = new Set<HTMLElement>()
    const hold = () => {
      for (const each of ids) {
        const element = geometry.elementOf(each)
        if (!element || element.dataset['held'] !== undefined) continue
        element.dataset['held'] = ''
        held.add(element)
      }
    }
    hold()
    // A block that is drawn anew may have another element.
    const stop = geometry.subscribe(hold)
    return () => {
      stop()
      for (const element of held) delete element.dataset['held']
    }
  }, [store, geometry, id, selection])
  useEffect(
    () => () => {
      if (store.state.heldLook === id) store.set({ heldLook: undefined })
    },
    [store, id],
  )
}
