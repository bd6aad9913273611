import { type BlockProps, devices } from '@ashlar/sdk'
import { type BlockComponentProps, defineBlockRenderer, RichHtml, type StyleRule } from '@ashlar/sdk/renderer'
import { textbox } from './block.ts'
import { looksOf } from './looks.ts'

function Textbox({ props, root, view }: BlockComponentProps<typeof textbox>) {
  return <RichHtml html={props.text} root={{ ...root, ...looksOf(props) }} view={view} />
}

function textboxRules(props: BlockProps<typeof textbox>): readonly StyleRule[] {
  return [
    {
      declarations: {
        height: props.heightAuto ? undefined : `${props.height}px`,
        ...(props.justifyContentCenter && {
          display: 'flex',
          'flex-direction': 'column',
          'justify-content': 'center',
        }),
      },
    },
    ...lineRules(props),
  ]
}

/** Aligned lines use the whole width, as aligned paragraphs do: centred within the measure they would not be in the middle. */
function lineRules({ textTypography, listStyle }: BlockProps<typeof textbox>): readonly StyleRule[] {
  let isWide = false
  return devices.flatMap((device) => {
    const align = textTypography[device]?.textAlign
    const wasWide = isWide
    if (align) isWide = align === 'center' || align === 'end'
    if (isWide === wasWide) return []
    // Lines of a list with a line below each item are as wide as the block in any case.
    const part = listStyle === 'lines' ? ' p:not([data-align])' : ' :is(p,li):not([data-align])'
    return [{ part, device, declarations: { 'max-width': isWide ? 'none' : 'var(--measure)' } }]
  })
}

export default defineBlockRenderer(textbox, Textbox, { rules: textboxRules })
