import type { Page } from '@ashlar/sdk/platform'
import { useEffect, useState } from 'react'
import { useEditor, useEditorState } from '../editor-context.tsx'
import { fetchAround } from '../persistence/site-page.ts'
import { asPart } from '../site-part/part-host.ts'

type Around = Awaited<ReturnType<typeof fetchAround>>

/**
 * The site's header above the page, its footer below and the title that it gives a page without a first heading, as
 * visitors see them. They can be selected, and lead to where they are edited; their menus open the linked page in the editor (EDIT-010).
 * A template that is edited by itself stands alone.
 */
export function SiteAround({ frame }: { readonly frame: Document }) {
  const address = useEditorState(({ selectedPage }) => selectedPage && addressOf(selectedPage))
  const showHeader = useEditorState(({ selectedPage }) => selectedPage?.showHeader === true)
  const showFooter = useEditorState(({ selectedPage }) => selectedPage?.showFooter === true)
  const [around, setAround] = useState<Around | undefined>()
  useEffect(() => {
    if (address === null) return setAround(undefined)
    const stop = new AbortController()
    fetchAround(address, stop.signal).then(setAround, (error: unknown) => {
      // The page can be edited without them.
      if (!stop.signal.aborted) console.warn('The header and footer of the page could not be loaded.', error)
    })
    return () => stop.abort()
  }, [address])
  useEffect(() => {
    const { header } = around ?? {}
    if (!around || !header || !showHeader) return
    return placed(header, around.css, frame, (host) => frame.body.prepend(asPart(host, 'header')))
  }, [around, frame, showHeader])
  useEffect(() => {
    const { footer } = around ?? {}
    if (!around || !footer || !showFooter) return
    return placed(footer, around.css, frame, (host) => frame.getElementById('canvas')?.after(asPart(host, 'footer')))
  }, [around, frame, showFooter])
  const title = useEditorState(({ selectedPage }) => (selectedPage?.showPageTitle ? selectedPage.title : undefined))
  const needsTitle = useNeedsTitle(frame)
  useEffect(() => {
    if (!around || title === undefined || !needsTitle) return
    return placed(titleIn(frame, title), around.css, frame, (host) => frame.getElementById('canvas')?.before(host))
  }, [around, frame, title, needsTitle])
  return null
}

/** The site gives a page its title as a first heading where none of its blocks is one. */
function useNeedsTitle(frame: Document): boolean {
  const { geometry } = useEditor()
  const [needsTitle, setNeedsTitle] = useState(false)
  useEffect(() => {
    const headings = frame.getElementById('canvas')?.getElementsByTagName('h1')
    const look = () => setNeedsTitle(headings?.length === 0)
    look()
    return geometry.subscribe(look)
  }, [frame, geometry])
  return needsTitle
}

function titleIn(frame: Document, title: string): Element {
  const around = frame.createElement('div')
  around.className = 'site-title'
  around.append(frame.createElement('h1'))
  around.firstElementChild?.append(title)
  return around
}

function addressOf({ isHome, slug }: Page): string {
  return isHome ? '/' : `/${slug.split('/').map(encodeURIComponent).join('/')}`
}

/** In a shadow root, so that the styles of the whole page reach it and nothing of the page that is edited. */
function placed(element: Element, css: string, frame: Document, put: (host: HTMLElement) => void): () => void {
  const host = frame.createElement('div')
  host.className = 'ashlar-around'
  const root = host.attachShadow({ mode: 'open' })
  // A sheet can only be adopted by documents of the window that made it.
  const sheet = frame.defaultView ? new frame.defaultView.CSSStyleSheet() : undefined
  sheet?.replaceSync(css)
  if (sheet) root.adoptedStyleSheets = [sheet]
  root.append(frame.importNode(element, true))
  put(host)
  return () => host.remove()
}
