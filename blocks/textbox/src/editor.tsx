import { type CanvasProps, defineBlockEditor, field, InlineRichText, panel } from '@ashlar/sdk/editor'
import { textbox } from './block.ts'
import { looksOf } from './looks.ts'

function TextboxCanvas({ props, root, update, done }: CanvasProps<typeof textbox>) {
  return (
    <InlineRichText
      {...root}
      {...looksOf(props)}
      as="div"
      ariaLabel="Text"
      value={props.text}
      onChange={(value) => update({ text: value })}
      onDone={done}
    />
  )
}

export default defineBlockEditor(textbox, {
  panels: [
    panel('Typography', [
      field('look', { control: 'auto', options: { '': 'Usual', lead: 'Lead', quiet: 'Quiet', small: 'Small' } }),
      field('listStyle', { control: 'auto', options: { bullets: 'Bullets', links: 'Links', lines: 'Lines' } }),
    ]),
    panel('Options', ['heightAuto', 'height', 'justifyContentCenter']),
  ],
  canvas: TextboxCanvas,
  summary: (props) => props.text.replaceAll(/<[^<>]*>/g, ' ').trim(),
})
