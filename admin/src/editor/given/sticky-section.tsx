import { nodeAt, sameJson } from '@ashlar/sdk'
import { useTexts } from '@ashlar/sdk/ui'
import { useEffect, useState } from 'react'
import { nameOf } from '../../blocks/naming.ts'
import type { DeviceValues } from '../../blocks/settings/device-values.ts'
import { afterPicture } from '../after-picture.ts'
import { useEditor, useEditorState } from '../editor-context.tsx'
import type { Settings } from '../panels/use-settings.ts'
import { anchorRoom } from './anchor-room.ts'
import { GroupRows } from './group-rows.tsx'
import { type StickyState, stickyState } from './sticky-trouble.ts'

/** Whether the block stays in sight, how far from the top, and until where. */
export function StickySection({ settings }: { readonly settings: Settings }) {
  const t = useTexts('admin')
  const { geometry } = useEditor()
  const group = settings.group('sticky')
  const isOn = group.values['on'] === true
  const change = (values: Readonly<Record<string, unknown>>) => {
    const box = geometry.boxOf(settings.id)
    const page = geometry.document?.documentElement.clientWidth
    if (values['on'] !== true || !box || page === undefined) return group.change(values)
    const room = anchorRoom(box, { width: page })
    const stored = deviceValues(settings.stored['sticky'])
    if (room > 0 || settings.device !== 'desktop' || stored.mobile) return group.change({ ...values, room })
    // What stands beside others stands above them on a telephone, where it would cover them.
    settings.change({ sticky: { ...stored, desktop: { ...stored.desktop, ...values }, mobile: { on: false } } })
  }
  return (
    <>
      <GroupRows
        settings={settings}
        prop="sticky"
        members={isOn ? ['on', 'offset', 'room'] : ['on']}
        onChange={change}
      />
      {isOn && Number(group.values['room']) > 0 && (
        <p className="hint">{t('Links to places of the page stop below it.')}</p>
      )}
      {isOn && <Until settings={settings} />}
    </>
  )
}

const deviceValues = (stored: unknown): DeviceValues => ({ ...Object(stored) })

function Until({ settings }: { readonly settings: Settings }) {
  const t = useTexts('admin')
  const { store, blocks } = useEditor()
  const state = useStickyState(settings)
  if (!state) return null
  const named = (id: string | undefined) => {
    const node = id === undefined ? undefined : nodeAt(store.content, id)
    return node ? nameOf(blocks, node) : t('the page')
  }
  switch (state.kind) {
    case 'stays':
      return <p className="hint">{t('It stays in sight until {name} ends.', { name: named(state.within) })}</p>
    case 'stays-in-line':
      return (
        <p className="hint">
          {t('It stays in sight until its line of {name} ends: the block beside it must be taller.', {
            name: named(state.within),
          })}
        </p>
      )
    case 'taller':
      return (
        <p className="hint hint--warn">
          {t('It is taller than the window: its lower part is only seen when what is around it ends.')}
        </p>
      )
    case 'nowhere':
      return (
        <p className="hint hint--warn">
          {t('It has nowhere to go: {name} ends where it ends.', { name: named(state.within) })}
        </p>
      )
    case 'cut-off': {
      const { by } = state
      return (
        <p className="hint hint--warn">
          {t('It does not stay in sight, because the overflow of {name} is not visible.', { name: named(by) })}{' '}
          {by !== undefined && nodeAt(store.content, by) && (
            <button type="button" className="linkb" onClick={() => store.select(by)}>
              {t('Select {name}', { name: named(by) })}
            </button>
          )}
        </p>
      )
    }
  }
}

/** Looked at after the picture, when the document or the width changes. */
function useStickyState({ id, device }: Settings): StickyState | undefined {
  const { geometry } = useEditor()
  const content = useEditorState((state) => state.editorContent)
  const width = useEditorState((state) => state.canvasWidth)
  const [state, setState] = useState<StickyState>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the look follows from
  useEffect(
    () =>
      afterPicture(() => {
        const element = geometry.elementOf(id)
        const next = element && stickyState(element)
        setState((before) => (before && next && sameJson({ ...before }, { ...next }) ? before : next))
      }),
    [geometry, id, device, content, width],
  )
  return state
}
