import { defineModule } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'

/** Services whose maps may be shown; their hosts join the policy of every page. */
export const MapSettings = Type.Object({
  hosts: Type.Array(Type.String({ pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$', maxLength: 200 }), {
    title: 'Map services',
    description: 'Hosts that maps can be loaded from, such as www.openstreetmap.org.',
    maxItems: 30,
    default: [
      'www.google.com',
      'maps.google.com',
      'www.openstreetmap.org',
      'umap.openstreetmap.fr',
      'www.bing.com',
      'embed.apple-mapkit.com',
      'www.arcgis.com',
      'api.mapbox.com',
    ],
  }),
})
export type MapSettings = Static<typeof MapSettings>

export const mapModule = defineModule({
  id: 'map',
  title: 'Map',
  description: 'Maps from other services on pages. They load only when a visitor asks for them.',
  settings: MapSettings,
})
