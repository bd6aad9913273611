import { AskFirst, type BlockComponentProps, defineBlockRenderer, EmptyBlock } from '@ashlar/sdk/renderer'
import { customHtml } from './block.ts'
import { mayMakeFrames, outsideFrames } from './outside-frames.ts'
import { words } from './visitor-texts.ts'

/**
 * Never part of the page: a document of its own, with scripts but without an origin. Where no such document is served,
 * in the editor and in previews, the HTML is shown without anything that runs. Where it frames what other companies
 * serve, the visitor is asked first.
 */
function CustomHtml({ id, props, root, view }: BlockComponentProps<typeof customHtml>) {
  const { htmlContent, height } = props
  if (htmlContent.trim() === '') return <EmptyBlock root={root} view={view} icon="code" text="Enter your HTML" />
  const title = props.title || words(view.language).content
  const address = view.frame(id)
  const outside = address === undefined ? [] : outsideFrames(htmlContent)
  const isAsked = outside.length > 0
  const host = isAsked ? outside.map((each) => each.host).join(', ') : undefined
  return (
    <div {...root}>
      {address === undefined ? (
        <iframe title={title} sandbox="" srcDoc={htmlContent} height={height} />
      ) : (
        <>
          {(isAsked || mayMakeFrames(htmlContent)) && (
            <AskFirst view={view} icon="code" host={host} address={outside[0]?.address} hidden={!isAsked} />
          )}
          <iframe
            title={title}
            sandbox="allow-scripts"
            {...(isAsked ? { 'data-src': address, hidden: true } : { src: address })}
            height={height}
          />
        </>
      )}
      {view.mode === 'canvas' && /<script/i.test(htmlContent) && (
        <p className="custom-html-note">Scripts run on the page, not in the editor.</p>
      )}
    </div>
  )
}

export default defineBlockRenderer(customHtml, CustomHtml, { client: 'load' })
