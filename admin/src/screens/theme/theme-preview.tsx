import type { PlatformSettings } from '@ashlar/sdk'
import { themeCss } from '@ashlar/sdk/renderer'
import { Segments, useTexts } from '@ashlar/sdk/ui'
import { useEffect, useRef, useState } from 'react'
import { linkFont } from '../../blocks/settings/link-font.ts'

/** Pixels that the site believes its window to be wide. */
const widths = { desktop: 1280, phone: 390 } as const

export interface ThemePreviewProps {
  readonly settings: PlatformSettings
  /** Hands out the page once it is there in the theme. */
  readonly onPage: (page: Document) => void
}

/**
 * The real home page, in the colours and fonts that are not saved yet: the page is the site's own, fetched as staff
 * (so fresh, and kept by nobody), and a style sheet is laid over it in the frame.
 */
export function ThemePreview({ settings, onPage }: ThemePreviewProps) {
  const t = useTexts('admin')
  const [device, setDevice] = useState<keyof typeof widths>('desktop')
  const [loaded, setLoaded] = useState(0)
  const frame = useRef<HTMLIFrameElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const scale = useScale(place, widths[device])
  const css = themeCss(settings)
  const fonts = fontsIn(settings).join(',')
  useEffect(() => {
    const page = frame.current?.contentDocument
    const view = frame.current?.contentWindow
    if (loaded === 0 || !page || !view) return
    // A sheet can only be adopted by documents of the window that made it.
    const sheet = new (view as Window & typeof globalThis).CSSStyleSheet()
    sheet.replaceSync(css)
    page.adoptedStyleSheets = [sheet]
    onPage(page)
  }, [css, loaded, onPage])
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (loaded === 0 || !page) return
    for (const font of fonts.split(',')) linkFont(page, font)
  }, [fonts, loaded])
  return (
    <aside className="theme__live" aria-label={t('Live preview')}>
      <div className="row">
        <b className="strong grow">{t('Live preview')}</b>
        <Segments
          label={t('Shown on')}
          size="sm"
          value={device}
          onChange={setDevice}
          options={[
            { value: 'desktop', label: t('Desktop') },
            { value: 'phone', label: t('Phone') },
          ]}
        />
      </div>
      <div className="theme__frame" ref={place}>
        <div className="theme__bar" aria-hidden="true">
          <i />
          <i />
          <i />
          <span>{location.host}</span>
        </div>
        <div className="theme__page" data-device={device}>
          <iframe
            ref={frame}
            src="/"
            title={t('The home page in this theme')}
            // What is shown is a picture of the site: it is looked at, not used.
            inert
            style={{ width: widths[device], height: 640 / scale, transform: `scale(${scale})` }}
            onLoad={() => setLoaded((before) => before + 1)}
          />
        </div>
      </div>
    </aside>
  )
}

function fontsIn({ theme_font_heading, theme_font_body, theme_text_styles }: PlatformSettings): readonly string[] {
  const own = theme_text_styles.flatMap(({ look }) => Object.values(look).flatMap(({ fontFamily }) => fontFamily || []))
  return [...new Set([theme_font_heading, theme_font_body, ...own])]
}

/** By how much a page of this width is made smaller to fit. */
function useScale(place: React.RefObject<HTMLDivElement | null>, width: number): number {
  const [own, setOwn] = useState(400)
  useEffect(() => {
    if (!place.current) return
    const watch = new ResizeObserver(([entry]) => entry && setOwn(entry.contentRect.width))
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [place])
  return Math.min(1, own / width)
}
