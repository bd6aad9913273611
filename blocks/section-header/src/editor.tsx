import { type CanvasProps, defineBlockEditor, InlineText, panel } from '@ashlar/sdk/editor'
import { sectionHeader } from './block.ts'

function SectionHeaderCanvas({ props, root, update, done }: CanvasProps<typeof sectionHeader>) {
  return (
    <div {...root} data-align={props.textAlign}>
      <InlineText as="h2" ariaLabel="Title" value={props.title} onChange={(title) => update({ title })} onDone={done} />
      <InlineText
        as="p"
        ariaLabel="Subtitle"
        value={props.subtitle}
        onChange={(subtitle) => update({ subtitle })}
        onDone={done}
      />
    </div>
  )
}

export default defineBlockEditor(sectionHeader, {
  panels: [panel('Typography', ['title', 'subtitle', 'textAlign'])],
  canvas: SectionHeaderCanvas,
  summary: ({ title }) => title,
})
