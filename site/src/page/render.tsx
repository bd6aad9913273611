import type { Content, PlatformSettings } from '@ashlar/sdk'
import { type PageView, renderTree, styleSheetOf, type View } from '@ashlar/sdk/renderer'
import type { MediaRecord, Tenant } from '@ashlar/sdk/server'
import { mainLinks, type Reachable, reachable, type SiteCsp } from '@ashlar/sdk/site'
import type { BrokenBlock, EndlessWork, WatchedPart } from '@ashlar/sdk/surface'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { headingFont, otherFaces } from '../assets/fonts.ts'
import { visitorReact } from '../assets/react.ts'
import { Footer } from '../chrome/footer.tsx'
import { Header } from '../chrome/header.tsx'
import { sitePolicy } from '../csp.ts'
import type { Site } from '../site.ts'
import { customCss } from './custom-css.ts'
import { documentHtml, type Head } from './document.ts'
import type { LoadedData } from './loads.ts'
import { hoisted, tidied } from './markup.ts'
import type { PageEnds } from './page-ends.ts'
import { pageFonts } from './page-fonts.ts'
import { type PageTrees, treesOf } from './sources.ts'
import { pictureOf, siteView } from './view.ts'
import { renderWatched } from './watched-render.ts'

export interface RenderInput {
  readonly site: Site
  readonly tenant: Tenant
  readonly settings: PlatformSettings
  readonly trees: PageTrees
  readonly page: PageView
  readonly media: ReadonlyMap<string, MediaRecord>
  readonly loaded: LoadedData
  /** Hosts that packages add to the page's policy. */
  readonly services: readonly SiteCsp[]
  /** What packages put behind the footer. */
  readonly ends: PageEnds
  readonly head: Omit<Head, 'font' | 'favicon' | 'language' | 'siteName'>
  /** Path of the page, as it is written in addresses. */
  readonly path: string
  /** Names the preview link that shows it, for what the page embeds; absent for what is no such preview. */
  readonly previewMark?: string
  /** Made for somebody who is signed in to the back office: what they click is counted by nobody (BLK-COMMON-026). */
  readonly isStaff: boolean
  readonly showHeader: boolean
  readonly showFooter: boolean
  /** Shown above the content when nothing in it is a first heading. */
  readonly title: string | undefined
  /** What stands in the main part around a tree, or instead of one: a module's page, or a message. */
  readonly main?: (view: View, content: ReactNode) => ReactNode
  /** The part of a package that `main` is, where it is one. */
  readonly own?: WatchedPart
  /** Style sheets besides those of the blocks in use. */
  readonly css?: string
}

/** A block that was left out. */
export interface BrokenNode extends BrokenBlock {
  /** What is known of the reason already. */
  readonly error?: EndlessWork
}

export interface Rendered {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  readonly broken: readonly BrokenNode[]
}

/** One page, whole, without what does not end. */
export const render = (input: RenderInput): Rendered => renderWatched(input, (out) => renderWithout(input, out))

/** In one go: nothing suspends while it is rendered (architecture, section 8). */
function renderWithout(input: RenderInput, out: ReadonlySet<string>): Rendered {
  const { site, tenant, settings, trees, loaded, page, path } = input
  const { renderers } = site
  const { blocks } = site.composition
  const broken: BrokenBlock[] = []
  const companyName = settings.company_name || tenant.name
  // Pages of our own addresses are previews: their content is not what is served yet.
  const isPreview = path.startsWith('/_ashlar/')
  const common = { page, media: input.media, companyName, language: settings.language }
  const frames = isPreview ? input.previewMark : page.id
  // The documents of blocks are found on stored pages alone; a module's page has no id.
  const view = siteView({ ...common, frames: frames === 0 ? undefined : frames, hasPriority: true })
  const framed = siteView({ ...common, frames, hasPriority: false })
  const shown = treesOf(trees)
  const without = new Set([...out, ...loaded.failed.map(({ nodeId }) => nodeId)])
  for (const tree of shown) {
    for (const [id, { type }] of Object.entries(tree.nodes)) if (!site.hasBlock(tenant, type)) without.add(id)
  }
  const element = (content: Content, own: View) =>
    renderTree({
      content,
      blocks,
      renderers,
      view: own,
      data: loaded.data,
      without,
      clients: site.clients,
      onBroken: (each) => broken.push(each),
    })

  const isReachable = reachable(trees.links, (each) => site.isModulePage(tenant, each))
  const content = trees.main ? element(trees.main, view) : null
  const { preloads, rest: main } = hoisted(
    tidied(renderToStaticMarkup(input.main ? input.main(view, content) : content)),
  )
  const header = renderToStaticMarkup(
    trees.header ? (
      <header>{element(trees.header, framed)}</header>
    ) : (
      plainHeader(
        input,
        companyName,
        isReachable,
        trees.headerEnd.map((tree) => element(tree, framed)),
      )
    ),
  )
  const footer = renderToStaticMarkup(
    trees.footer ? <footer>{element(trees.footer, framed)}</footer> : plainFooter(input, companyName, isReachable),
  )
  // One first heading on a page: the title stands in only where nothing else is one.
  const title = input.title !== undefined && !main.includes('<h1')
  const heading = title ? renderToStaticMarkup(<TitleHead title={input.title ?? ''} />) : ''
  const body = `${tidied(header)}<main id="main">${heading}${main}</main>${tidied(footer)}${input.ends.html}`

  const types = new Set(shown.flatMap(({ nodes }) => Object.values(nodes).map(({ type }) => type)))
  const base = site.baseCss(settings, site.blockCss.of(types) + (input.css ?? '') + input.ends.css)
  const sheet = styleSheetOf({
    trees: shown.map((tree) => withoutNodes(tree, out)),
    blocks,
    renderers,
    view: framed,
    base: base + otherFaces(pageFonts(shown, blocks), settings),
    customCss,
  })
  const { style, source } = site.styles.add(sheet, isPreview ? undefined : path)
  // A revision is shown in a frame that runs no scripts.
  const moving = path.startsWith('/_ashlar/revision/') ? '' : body
  // Attributes of blocks are escaped, so no text can look like one.
  const react = / data-react="/.test(moving) ? visitorReact() : undefined
  const html = documentHtml({
    head: {
      ...input.head,
      siteName: companyName,
      favicon: pictureOf(settings.favicon, input.media)?.src ?? '',
      language: settings.language,
      font: headingFont(settings),
    },
    style,
    preloads,
    body,
    isSignedIn: input.isStaff,
    importMap: react?.importMap,
    script: / data-(island|enter)="/.test(moving) ? `/_ashlar/islands.js?v=${site.islands.hash}` : undefined,
  })
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': sitePolicy({ style: source, script: react?.source }, input.services),
  }
  return { html, headers, broken }
}

/** A tree of which nothing is asked for some nodes. */
function withoutNodes(tree: Content, out: ReadonlySet<string>): Content {
  if (out.size === 0) return tree
  return { ...tree, nodes: Object.fromEntries(Object.entries(tree.nodes).filter(([id]) => !out.has(id))) }
}

function plainHeader(
  { settings, trees, showHeader, path, media }: RenderInput,
  companyName: string,
  isReachable: Reachable,
  end: ReactNode,
) {
  if (!showHeader) return null
  return (
    <Header
      companyName={companyName}
      language={settings.language}
      logo={pictureOf(settings.navigation.logo, media)}
      links={mainLinks(settings.navigation, trees.links, isReachable)}
      rightItems={settings.navigation.rightItems}
      path={path}
      isReachable={isReachable}
      end={end}
    />
  )
}

function plainFooter({ settings, trees, showFooter }: RenderInput, companyName: string, isReachable: Reachable) {
  if (!showFooter) return null
  const links = mainLinks(settings.navigation, trees.links, isReachable)
  return <Footer companyName={companyName} settings={settings} links={links} year={new Date().getFullYear()} />
}

function TitleHead({ title }: { readonly title: string }) {
  return (
    <div className="site-title">
      <h1>{title}</h1>
    </div>
  )
}
