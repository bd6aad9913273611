import { AskFirst, type BlockComponentProps, defineBlockRenderer, EmptyBlock } from '@ashlar/sdk/renderer'
import { customHtml } from './block.ts'
import { loadsFromOutside } from './from-outside.ts'
import { heightIn } from './height-message.ts'
import { lookOf } from './look-message.ts'
import { mayMakeFrames, outsideFrames } from './outside-frames.ts'
import { stillOf } from './still-message.ts'
import { words } from './visitor-texts.ts'

/**
 * Never part of the page: a document of its own, with scripts but without an origin. In the editor's canvas it is shown in
 * a document with its styles, in which nothing of it runs; in previews, that have no such document, without those either.
 * Where it frames what other companies serve, the visitor is asked first.
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
        (view.still({
          ...{ type: customHtml.type, title, height, heightIn },
          messages: (around) => [lookOf(around), stillOf(htmlContent, view.language)],
        }) ?? <iframe title={title} sandbox="" srcDoc={htmlContent} height={height} />)
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
      {view.mode === 'canvas' && <Note html={htmlContent} language={view.language} />}
    </div>
  )
}

/** What of the HTML only visitors get. */
function Note({ html, language }: { readonly html: string; readonly language: string }) {
  const { scripts, outside } = words(language)
  const said = [/<script/i.test(html) && scripts, loadsFromOutside(html) && outside].filter((each) => each !== false)
  return said.length > 0 && <p className="custom-html-note">{said.join(' ')}</p>
}

export default defineBlockRenderer(customHtml, CustomHtml, { client: 'load' })
