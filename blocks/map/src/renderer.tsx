import type { BlockProps } from '@ashlar/sdk'
import {
  AskFirst,
  type BlockComponentProps,
  defineBlockRenderer,
  EmptyBlock,
  Icon,
  type StyleRule,
} from '@ashlar/sdk/renderer'
import { lowest, map } from './block.ts'
import { embeddable, isShortLink } from './embeddable.ts'
import type { MapAddress } from './map-address.ts'
import { typedPlace } from './typed-place.ts'
import { words } from './visitor-texts.ts'

/**
 * Nothing of the service is loaded before the visitor has asked for it, or allowed such services (ux.md, Privacy).
 * Without a script there is a link to the map.
 */
function MapBlock({ props, root, view, data }: BlockComponentProps<typeof map, MapAddress | undefined>) {
  if (props.mapUrl === '') return <EmptyBlock root={root} view={view} icon="map" text="Enter a map URL" />
  if (view.mode === 'canvas') return <Placeholder root={root} address={props.mapUrl} />
  if (!data) return null
  return (
    <div {...root}>
      <AskFirst view={view} icon="map-pin" host={data.host} address={data.src} show={words(view.language).show} />
    </div>
  )
}

function Placeholder({ root, address }: { readonly root: object; readonly address: string }) {
  const [title, more] = wordsFor(address)
  return (
    <div {...root}>
      <div className="ask-first">
        <Icon name="map-pin" />
        <p>{title}</p>
        <p>{more}</p>
      </div>
    </div>
  )
}

/** What the block is about and what to do next. Nothing is asked of a map service while a page is edited. */
function wordsFor(address: string): readonly [title: string, more: string] {
  const words = typedPlace(address)
  if (words !== undefined) {
    return [
      `Map of ${words}`,
      'Visitors see what Google Maps finds for this address. Open the preview to check that it finds the right place.',
    ]
  }
  if (isShortLink(address)) {
    return [
      'A short link cannot be shown as a map.',
      'Open it, then copy the long link from the address bar. You can also type the address of the place.',
    ]
  }
  const host = embeddable(address)?.hostname
  if (host !== undefined) {
    return [`Map of ${host}`, 'Visitors can load this map if its service is allowed in the settings of the Map module.']
  }
  return [
    'This address cannot be shown as a map.',
    'Type the address of the place, or copy its link from the map service.',
  ]
}

function mapRules({ height }: BlockProps<typeof map>): readonly StyleRule[] {
  return height > lowest ? [{ declarations: { '--map-height': `${height}px` } }] : []
}

export default defineBlockRenderer<typeof map, MapAddress | undefined>(map, MapBlock, {
  client: 'visible',
  rules: mapRules,
})
