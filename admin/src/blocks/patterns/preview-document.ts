import { type Content, walk } from '@ashlar/sdk'
import { fontsOf, renderTree, styleSheetOf, type View } from '@ashlar/sdk/renderer'
import type { ReactNode } from 'react'
import { canvasView } from '../canvas-view.ts'
import type { LoadedBlocks } from '../loaded-blocks.ts'
import { linkFont } from '../settings/link-font.ts'

/** An empty page under the site's own styles. It comes with the preview: sixty of them ask the server for nothing. */
export const previewDocument = `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<link rel="stylesheet" href="/_ashlar/theme.css">
<link rel="stylesheet" href="/_ashlar/blocks.css">
</head>
<body class="canvas"><div id="canvas"></div></body>
</html>
`

/** Pixels that a window is high for what is as high as the window. */
const windowHeight = 800

/** As for a visitor, without hints for people who edit. */
const view: View = { ...canvasView(null, '', 'en'), mode: 'site' }

export function previewTree(content: Content, { catalogue, renderers }: LoadedBlocks): ReactNode {
  return renderTree({ content, blocks: catalogue, renderers, view })
}

/** Gives a preview's document the rules of its blocks, and the fonts that they name. */
export function previewSheet(page: Document, content: Content, { catalogue, renderers }: LoadedBlocks): void {
  const window = page.defaultView
  if (!window) return
  const css = styleSheetOf({ trees: [content], blocks: catalogue, renderers, view })
  const sheet = new window.CSSStyleSheet()
  sheet.replaceSync(withoutWindow(css) + still)
  page.adoptedStyleSheets.push(sheet)
  for (const { node } of walk(content)) {
    const block = catalogue.get(node.type)
    if (block) for (const font of fontsOf(block, node.props).keys()) linkFont(page, font)
  }
}

/** The frame grows with its page: what is as high as the window would grow with it. */
function withoutWindow(css: string): string {
  return css.replaceAll(
    /\b(\d+(?:\.\d+)?)[dsl]?vh\b/g,
    (_, share: string) => `${(Number(share) * windowHeight) / 100}px`,
  )
}

const still = 'html,body{overflow:hidden;min-height:0!important}*{animation:none!important;transition:none!important}'
