import type { ControlProps } from '@ashlar/sdk/editor'
import { useEffect, useState } from 'react'
import { ColourField } from '../../blocks/controls/colour-field.tsx'
import { channelsOfPaint, hexOf } from '../../blocks/typography/paint-channels.ts'
import { afterPicture } from '../after-picture.ts'
import { useEditor, useEditorState } from '../editor-context.tsx'

type Property = 'color' | 'backgroundColor' | 'borderTopColor'

/** A colour under the pointer: empty it shows the one that the block has anyway. */
function HoverColour({ id, label, value, change, property }: ControlProps & { readonly property: Property }) {
  const colour = typeof value === 'string' ? value : ''
  const effective = useColourThere(property)
  return <ColourField id={id} label={label} value={colour} effective={effective} onChange={change} />
}

/** As the canvas shows it; undefined where nothing is painted. Read after the picture, when the block has changed. */
function useColourThere(property: Property): string | undefined {
  const { store, geometry, blocks } = useEditor()
  const id = useEditorState((state) => state.selected)
  const content = useEditorState((state) => state.editorContent)
  const [shown, setShown] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the look follows from
  useEffect(
    () =>
      afterPicture(() => {
        const root = id === undefined ? undefined : geometry.elementOf(id)
        const surface = blocks.catalogue.get(store.node(id ?? '')?.type ?? '')?.surface
        const element = surface === undefined ? root : root?.querySelector(`:scope${surface}`)
        const style = element?.ownerDocument.defaultView?.getComputedStyle(element)
        const isPainted = style && (property !== 'borderTopColor' || style.borderTopWidth !== '0px')
        const paint = isPainted && channelsOfPaint(style[property])
        setShown(paint && paint[3] > 0 ? hexOf(paint) : undefined)
      }),
    [geometry, blocks, id, content, property],
  )
  return shown
}

/** The colours of the look under the pointer, by their member. */
export const hoverColours = {
  color: (props: ControlProps) => <HoverColour {...props} property="color" />,
  backgroundColor: (props: ControlProps) => <HoverColour {...props} property="backgroundColor" />,
  borderColor: (props: ControlProps) => <HoverColour {...props} property="borderTopColor" />,
} as const
