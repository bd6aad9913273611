import type { BlockProps } from '@ashlar/sdk'
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
  ]
}

export default defineBlockRenderer(textbox, Textbox, { rules: textboxRules })
