import type { BlockProps } from '@ashlar/sdk'
import { type BlockComponentProps, defineBlockRenderer, type StyleRule } from '@ashlar/sdk/renderer'
import { text } from './block.ts'

function Text({ props, root }: BlockComponentProps<typeof text>) {
  const Tag = props.tag
  return (
    <Tag {...root} {...(props.look !== '' && { 'data-look': props.look })}>
      {props.text}
    </Tag>
  )
}

function textRules(props: BlockProps<typeof text>): readonly StyleRule[] {
  return [
    {
      declarations: {
        'font-size': props.fontSize === 1 ? undefined : `${props.fontSize}rem`,
        'font-weight':
          props.fontWeight === 400 && (props.tag !== 'p' || props.look !== '') ? undefined : props.fontWeight,
        'text-align': props.textAlign === 'start' ? undefined : props.textAlign,
        'max-width': props.maxWidth === null ? undefined : `${props.maxWidth}em`,
        'align-self': places[props.textAlign],
      },
    },
  ]
}

const places = { start: undefined, center: 'center', end: 'flex-end' } as const

export default defineBlockRenderer(text, Text, { rules: textRules })
