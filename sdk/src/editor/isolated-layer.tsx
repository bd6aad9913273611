import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

export interface IsolatedLayerProps {
  /** The document over which the layer lies: the canvas frame's, not the editor's. */
  readonly ownerDocument: Document
  /** Style sheet of the layer alone. */
  readonly css: string
  readonly children: ReactNode
}

/**
 * Tools drawn over the edited page. They stand in a shadow root at the end of its body, so that neither the tenant's
 * theme changes the tools nor the tools the page. `--ashlar-zoom` of the document says how far the canvas is scaled.
 */
export function IsolatedLayer({ ownerDocument, css, children }: IsolatedLayerProps) {
  const [shadow, setShadow] = useState<ShadowRoot | null>(null)
  const open = useCallback(() => {
    const host = ownerDocument.createElement('div')
    host.setAttribute('data-ashlar-layer', '')
    host.style.cssText = 'position:absolute;inset:0 auto auto 0;width:0;height:0;z-index:2147483000'
    const root = host.attachShadow({ mode: 'open' })
    // A sheet can only be adopted by documents of the window that made it.
    const sheet = ownerDocument.defaultView ? new ownerDocument.defaultView.CSSStyleSheet() : undefined
    sheet?.replaceSync(css)
    if (sheet) root.adoptedStyleSheets = [sheet]
    ownerDocument.body.append(host)
    return { host, root }
  }, [ownerDocument, css])

  useEffect(() => {
    const { host, root } = open()
    setShadow(root)
    return () => {
      host.remove()
      setShadow(null)
    }
  }, [open])

  return shadow ? createPortal(children, shadow) : null
}
