import { accountPages, type PlatformSettings } from '@ashlar/sdk'
import { mainLinks, type NavigationLink, type Reachable, visibleHref } from '@ashlar/sdk/site'

type Settings = PlatformSettings['navigation']
type RightItem = Settings['rightItems'][number]

/** What the bar shows to visitors. */
export interface Bar {
  /** Address of a picture, or words; empty for the company's name. */
  readonly logo: string
  readonly items: readonly NavigationLink[]
  readonly rightItems: readonly {
    readonly type: RightItem['type']
    readonly title: string
    readonly icon: string
    readonly href: string
  }[]
  /** Where shoppers manage their account; empty on a website without such a page. */
  readonly profile: string
  /** Roles that have the user menu; none: everybody who is signed in (PERM-301). */
  readonly roles: readonly number[]
}

/** The settings without what a visitor could not follow (OPEN-329). */
export function barOf(settings: Settings, links: Parameters<typeof mainLinks>[1], isReachable: Reachable): Bar {
  return {
    logo: settings.logo,
    items: mainLinks(settings, links, isReachable),
    rightItems: settings.rightItems.flatMap(({ type, title, icon = '', url }) => {
      const href = visibleHref(url, isReachable)
      return href === undefined ? [] : [{ type, title, icon: icon === '' ? 'circle' : icon, href }]
    }),
    profile: visibleHref(accountPages.profile, isReachable) ?? '',
    roles: settings.roles,
  }
}
