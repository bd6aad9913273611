import type { Content } from '@ashlar/sdk'
import { call } from '@ashlar/sdk/admin'
import { checkPageLinks, type Page } from '@ashlar/sdk/platform'
import { siteAddress } from '../../screens/pages/page-state.ts'
import type { EditorTools } from '../editor-context.tsx'
import {
  controlFindings,
  type DrawnControl,
  type DrawnPage,
  distinct,
  type Finding,
  headingFindings,
  hiddenNodes,
  pictureFindings,
} from './checks.ts'
import { contrastFindings } from './contrast-findings.ts'
import { drawnPage, nodeAroundIn } from './drawn-page.ts'
import { drawnTexts } from './drawn-texts.ts'
import { type LinkState, linkFindings, mediaFindings, mediaUses, pathsOf } from './link-findings.ts'

export interface Findings {
  /** Undefined until the page was looked at. */
  readonly found: readonly Finding[] | undefined
  /** Why links could not be looked at. */
  readonly problem: Error | undefined
}

const nothingDrawn: DrawnPage = { headings: [], controls: [], places: new Set() }

/** Looks once at the page as it is drawn, and asks the server about its links and pictures. Never fails: what could not be looked at is said. */
export async function findOn(
  { blocks, geometry }: Pick<EditorTools, 'blocks' | 'geometry'>,
  { content, page }: { readonly content: Content; readonly page: Page | null },
  signal: AbortSignal,
): Promise<Findings> {
  const address = page ? new URL(siteAddress(page), location.origin).href : location.origin
  const hidden = hiddenNodes(content)
  const nodeAround = nodeAroundIn(
    (id) => Object.hasOwn(content.nodes, id),
    (id) => hidden.has(id),
  )
  const frame = geometry.document
  const drawn = frame ? drawnPage(frame, nodeAround) : nothingDrawn
  const found = [
    ...headingFindings(drawn.headings, page?.showPageTitle === true),
    ...controlFindings(drawn.controls),
    ...(frame ? contrastFindings(drawnTexts(frame, nodeAround)) : []),
  ]
  const uses = mediaUses(content)
  const addresses = [...new Set(uses.flatMap((use) => use.addresses))]
  try {
    const { states, missingMedia, decorativeMedia } = await lookedUp(drawn.controls, address, addresses, signal)
    const links = linkFindings(drawn.controls, address, states, drawn.places)
    const pictures = pictureFindings(content, blocks.catalogue, decorativeMedia)
    return {
      found: distinct([...pictures, ...found, ...links, ...mediaFindings(uses, missingMedia)]),
      problem: undefined,
    }
  } catch (error) {
    if (!signal.aborted) console.warn('The links of the page could not be checked.', error)
    const pictures = pictureFindings(content, blocks.catalogue, new Set())
    return {
      found: distinct([...pictures, ...found]),
      problem: error instanceof Error ? error : new Error(String(error)),
    }
  }
}

/** Addresses that are asked about at most, as the server has it. */
const mostAsked = 500
/** Addresses that the site itself is asked for at most: a page of links must not become a flood of requests. */
const mostVisited = 40

async function lookedUp(
  controls: readonly DrawnControl[],
  address: string,
  media: readonly string[],
  signal: AbortSignal,
) {
  const paths = pathsOf(controls, address).slice(0, mostAsked)
  const states = new Map<string, LinkState>()
  if (paths.length === 0 && media.length === 0)
    return { states, missingMedia: new Set<string>(), decorativeMedia: new Set<string>() }
  const body = { paths, media: media.slice(0, mostAsked) }
  const { pages, missingMedia, decorativeMedia } = await call(checkPageLinks, { body, signal })
  for (const { path, isPublished } of pages) states.set(path, isPublished ? 'there' : 'not published')
  const unknown = paths.filter((path) => !states.has(path))
  // What no page has may be a module's: the site itself says. It keeps no account of addresses that staff miss.
  for (const path of unknown.slice(0, mostVisited)) {
    const { status } = await fetch(path, { method: 'HEAD', signal })
    states.set(path, status === 404 || status === 410 ? 'missing' : 'there')
  }
  return { states, missingMedia: new Set(missingMedia), decorativeMedia: new Set(decorativeMedia) }
}
