import { includesPlan, maybe, type PlatformSettings } from '@ashlar/sdk'
import { layers, themeCss } from '@ashlar/sdk/renderer'
import { Log, Media, Settings, SiteAddresses, SitePages, SiteVisits, type Tenant } from '@ashlar/sdk/server'
import type { BlockFrame, BlockLoad, SiteFill } from '@ashlar/sdk/site'
import {
  type ComposedPackage,
  type Composition,
  Faults,
  MemoryLimits,
  PackageWatch,
  PageVisitors,
  VisitorAddress,
} from '@ashlar/sdk/surface'
import { type Asset, textAsset } from './assets/asset.ts'
import type { BlockCss } from './assets/block-css.ts'
import { fontFaces } from './assets/fonts.ts'
import { islandsScript } from './assets/islands.ts'
import { chromeCss } from './chrome/chrome-css.ts'
import { InProgress } from './kept/in-progress.ts'
import type { KeptPage } from './kept/kept-page.ts'
import { KeptPages } from './kept/kept-pages.ts'
import { type ModulePage, modulePages } from './module-page.ts'
import { loadsByType } from './page/loads-by-type.ts'
import { isOfStore, markedRenderers } from './page/marked.ts'
import type { Moved } from './page/moved.ts'
import { StyleFiles } from './page/style-files.ts'
import { SitemapPlaces } from './seo/sitemap-places.ts'

/** What the surface holds for one composition. */
export class Site {
  readonly composition: Composition
  readonly pages: SitePages
  /** Absent where no package knows of old addresses. */
  readonly addresses: SiteAddresses | undefined
  /** Absent where no package counts visits. */
  readonly visits: SiteVisits | undefined
  readonly visitorAddress: VisitorAddress
  readonly visitors: PageVisitors
  readonly settings: Settings
  readonly media: Media
  readonly log: Log
  readonly faults: Faults
  readonly watch: PackageWatch
  /** As the composition has them; those of the store say when they run. */
  readonly renderers: Composition['renderers']
  /** Names of packages by the block types that they bring. */
  readonly owners: ReadonlyMap<string, string>
  /** The same, of those of the store alone. */
  readonly storeBlocks: ReadonlyMap<string, string>
  readonly kept: KeptPages
  readonly inProgress: InProgress<KeptPage | Moved | undefined>
  readonly styles = new StyleFiles()
  readonly sitemapPlaces = new SitemapPlaces()
  readonly blockCss: BlockCss
  readonly islands: Asset = textAsset('text/javascript', islandsScript)
  readonly loads: ReadonlyMap<string, BlockLoad>
  /** Documents of blocks by block type. */
  readonly frames: ReadonlyMap<string, BlockFrame>
  readonly modulePages: readonly ModulePage[]
  /** Blocks that packages put into slots of others' blocks. */
  readonly fills: readonly SiteFill[]
  /** Addresses of client modules by block type. */
  readonly clients: ReadonlyMap<string, string>
  /** Style sheets of themes by their settings. */
  readonly #themes = new Map<string, string>()
  /** Block types of modules, with the module that a tenant must have. */
  readonly #moduleOfBlock: ReadonlyMap<string, string>

  constructor(composition: Composition, blockCss: BlockCss) {
    const { packages } = composition
    this.composition = composition
    this.kept = new KeptPages(composition.resolve(MemoryLimits).keptPages)
    this.inProgress = new InProgress(this.kept)
    this.pages = composition.resolve(SitePages)
    this.addresses = composition.resolve(maybe(SiteAddresses))
    this.visits = composition.resolve(maybe(SiteVisits))
    this.visitorAddress = composition.resolve(VisitorAddress)
    this.visitors = composition.resolve(PageVisitors)
    this.settings = composition.resolve(Settings)
    this.media = composition.resolve(Media)
    this.log = composition.resolve(Log)
    this.faults = composition.resolve(Faults)
    this.watch = composition.resolve(PackageWatch)
    this.renderers = markedRenderers(composition, this.watch)
    this.owners = ownersIn(packages)
    this.storeBlocks = ownersIn(packages.filter(isOfStore))
    this.blockCss = blockCss
    this.loads = loadsByType(composition)
    this.frames = new Map(packages.flatMap(({ site }) => site?.frames ?? []).map((each) => [each.block.type, each]))
    this.modulePages = modulePages(packages)
    this.fills = packages.flatMap(({ site }) => site?.fills ?? [])
    this.clients = new Map(
      packages.flatMap(({ browser, blocks }) => {
        const address = browser['./client']
        return address === undefined ? [] : blocks.map(({ type }): [string, string] => [type, address])
      }),
    )
    this.#moduleOfBlock = new Map(
      packages.flatMap(({ module, blocks }) =>
        module ? blocks.map(({ type }): [string, string] => [type, module.id]) : [],
      ),
    )
  }

  /** Pages that the tenant's modules and plan hold. */
  modulePagesOf(tenant: Tenant): readonly ModulePage[] {
    return this.modulePages.filter(
      ({ module, page }) => (module === undefined || hasModule(tenant, module)) && includesPlan(tenant.plan, page.plan),
    )
  }

  /** Whether the tenant's plan does not hold the module's page at the path. */
  isBeyondPlan(tenant: Tenant, path: string): boolean {
    const isBeyond = ({ page, pattern }: ModulePage) => !includesPlan(tenant.plan, page.plan) && pattern.test(path)
    return this.modulePages.some(isBeyond) && !this.isModulePage(tenant, path)
  }

  isModulePage(tenant: Tenant, path: string): boolean {
    return this.modulePagesOf(tenant).some(({ pattern }) => pattern.test(path))
  }

  /** Whether the tenant's modules and plan hold the block. */
  hasBlock(tenant: Tenant, type: string): boolean {
    const module = this.#moduleOfBlock.get(type)
    const isOn = module === undefined || hasModule(tenant, module)
    return isOn && includesPlan(tenant.plan, this.composition.blocks.get(type)?.plan)
  }

  /** Everything that a page's rules stand on: theme, the site's own parts, and the sheets of the blocks in use. */
  baseCss(settings: PlatformSettings, blockCss: string): string {
    const key = JSON.stringify(settings)
    let theme = this.#themes.get(key)
    if (theme === undefined) {
      theme = themeCss(settings, fontFaces(settings)) + chromeCss
      if (this.#themes.size >= 200) this.#themes.clear()
      this.#themes.set(key, theme)
    }
    return theme + blockCss
  }

  themeFile(settings: PlatformSettings): Asset {
    return textAsset('text/css', layers + themeCss(settings, fontFaces(settings)))
  }
}

const ownersIn = (packages: readonly ComposedPackage[]): ReadonlyMap<string, string> =>
  new Map(packages.flatMap(({ name, blocks }) => blocks.map(({ type }): [string, string] => [type, name])))

export function hasModule(tenant: Tenant, module: string): boolean {
  return module === 'core' || tenant.modules.includes(module)
}
