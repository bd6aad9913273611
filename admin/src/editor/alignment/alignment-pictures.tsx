import { useTexts } from '@ashlar/sdk/ui'
import { useId } from 'react'
import { useEditor, useEditorState } from '../editor-context.tsx'
import { barsOf, type Drawn, directionOf, type Flow, pictureStyle } from './pictured.ts'

export interface AlignmentPicturesProps {
  readonly label: string
  readonly pictured: Drawn
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  /** Of the group that the setting is in: its direction is drawn. */
  readonly values: Readonly<Record<string, unknown>>
  readonly onChange: (value: string) => void
}

/** One of several ways to align, each drawn as it comes out in this container. */
export function AlignmentPictures({ label, pictured, options, value, values, onChange }: AlignmentPicturesProps) {
  const t = useTexts('admin')
  const name = useId()
  const { draws: prop } = pictured
  const flow: Flow = { direction: directionOf(pictured, values), writing: useWriting() }
  const isColumn = flow.direction.startsWith('column')
  return (
    <fieldset className="alp">
      <legend className="sr">{label}</legend>
      {options.map((option) => {
        const said = option.value === 'normal' ? t('As the block has it') : option.label
        return (
          <label key={option.value} title={said}>
            <input
              type="radio"
              className="sr"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className="sr">{said}</span>
            <i data-value={option.value} aria-hidden="true" style={pictureStyle(prop, option.value, flow)}>
              {barsOf(prop, option.value).map(({ along, across }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a drawing without state
                <b key={at} style={isColumn ? { height: along, width: across } : { width: along, height: across }} />
              ))}
            </i>
          </label>
        )
      })}
    </fieldset>
  )
}

/** Read when something is selected: a page does not turn round while it is edited. */
function useWriting(): Flow['writing'] {
  const { geometry } = useEditor()
  const selected = useEditorState((state) => state.selected)
  const element = selected === undefined ? undefined : geometry.elementOf(selected)
  const view = element?.ownerDocument.defaultView
  return element && view?.getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr'
}
