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
import { embeddable } from './embeddable.ts'
import type { MapAddress } from './map-address.ts'
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
  const host = embeddable(address)?.hostname
  return (
    <div {...root}>
      <div className="ask-first">
        <Icon name="map-pin" />
        <p>{host === undefined ? 'This address cannot be shown as a map.' : `Map of ${host}`}</p>
        <p>
          {host === undefined
            ? 'Copy the link of a place, or the address for embedding, from the map service.'
            : 'Visitors can load this map if its service is allowed in the settings of the Map module.'}
        </p>
      </div>
    </div>
  )
}

function mapRules({ height }: BlockProps<typeof map>): readonly StyleRule[] {
  return height > lowest ? [{ declarations: { '--map-height': `${height}px` } }] : []
}

export default defineBlockRenderer<typeof map, MapAddress | undefined>(map, MapBlock, {
  client: 'visible',
  rules: mapRules,
})
