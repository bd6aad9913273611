import type { BlockProps } from '@ashlar/sdk'
import { type BlockComponentProps, defineBlockRenderer, type StyleRule } from '@ashlar/sdk/renderer'
import { text } from './block.ts'

function Text({ props, root }: BlockComponentProps<typeof text>) {
  const Tag = props.tag
  return <Tag {...root}>{props.text}</Tag>
}

function textRules(props: BlockProps<typeof text>): readonly StyleRule[] {
  return [
    {
      declarations: {
        'font-size': props.fontSize === 1 ? undefined : `${props.fontSize}rem`,
        'font-weight': props.fontWeight === 400 && props.tag !== 'p' ? undefined : props.fontWeight,
        'text-align': props.textAlign === 'start' ? undefined : props.textAlign,
        'align-self': props.textAlign === 'center' ? 'center' : undefined,
      },
    },
  ]
}

export default defineBlockRenderer(text, Text, { rules: textRules })
