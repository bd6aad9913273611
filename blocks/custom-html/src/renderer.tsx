import { type BlockComponentProps, defineBlockRenderer, EmptyBlock } from '@ashlar/sdk/renderer'
import { customHtml } from './block.ts'

/**
 * Never part of the page: a document of its own, with scripts but without an origin. Where no such document is served,
 * in the editor and in previews, the HTML is shown without anything that runs.
 */
function CustomHtml({ id, props, root, view }: BlockComponentProps<typeof customHtml>) {
  const { htmlContent, height } = props
  if (htmlContent.trim() === '') return <EmptyBlock root={root} view={view} icon="code" text="Enter your HTML" />
  const title = props.title || 'Embedded content'
  const address = view.frame(id)
  return (
    <div {...root}>
      {address === undefined ? (
        <iframe title={title} sandbox="" srcDoc={htmlContent} height={height} />
      ) : (
        <iframe title={title} sandbox="allow-scripts" src={address} height={height} />
      )}
      {view.mode === 'canvas' && /<script/i.test(htmlContent) && (
        <p className="custom-html-note">Scripts run on the page, not in the editor.</p>
      )}
    </div>
  )
}

export default defineBlockRenderer(customHtml, CustomHtml, { client: 'load' })
