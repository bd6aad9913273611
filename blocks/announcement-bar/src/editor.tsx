import { type CanvasProps, defineBlockEditor, field, InlineText, panel, wallTime } from '@ashlar/sdk/editor'
import { Band, linkLook } from './band.tsx'
import { announcementBar } from './block.ts'

function AnnouncementCanvas({ props, root, view, update, done }: CanvasProps<typeof announcementBar>) {
  return (
    <Band props={props} root={root} view={view}>
      <InlineText as="span" ariaLabel="Text" value={props.text} onChange={(text) => update({ text })} onDone={done} />{' '}
      {view.link(props.href) !== undefined && (
        <InlineText
          as="span"
          {...linkLook(props)}
          ariaLabel="Link text"
          value={props.linkText}
          onChange={(linkText) => update({ linkText })}
          onDone={done}
        />
      )}
    </Band>
  )
}

export default defineBlockEditor(announcementBar, {
  panels: [
    panel('Settings', [
      field('text', { control: 'textarea' }),
      'href',
      'linkText',
      field('linkLook', { control: 'segments', options: { link: 'Link', button: 'Button' } }),
    ]),
    panel('Options', [
      field('width', { control: 'segments', options: { full: 'Window', content: 'Content' } }),
      'canBeClosed',
      wallTime('startsAt'),
      wallTime('endsAt'),
    ]),
  ],
  canvas: AnnouncementCanvas,
  summary: ({ text }) => text,
})
