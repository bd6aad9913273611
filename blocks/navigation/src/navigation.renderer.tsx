import { type BlockComponentProps, defineBlockRenderer, Icon, type View } from '@ashlar/sdk/renderer'
import type { Bar } from './bar.ts'
import { navigation } from './block.ts'
import { MainItems, pathOf, SmallMenu } from './items.tsx'
import { sampleBar } from './sample-bar.ts'
import { UserMenu } from './user-menu.tsx'

function Navigation({ id, props, root, region, view, data }: BlockComponentProps<typeof navigation, Bar | undefined>) {
  const bar = data ?? sampleBar
  const path = pathOf(view)
  return (
    <div
      {...root}
      {...(view.mode === 'site' && { 'data-menus': '' })}
      {...(props.isSticky && { 'data-sticky': '' })}
      {...(props.isOver && { 'data-over': '', 'data-top': props.textOnTop })}
    >
      <a className="navbar-logo" href="/" {...(path === '/' && { 'aria-current': 'page' })}>
        <Logo logo={bar.logo} view={view} />
      </a>
      {bar.items.length > 0 && <MainItems name={`${id}-menu`} items={bar.items} path={path} language={view.language} />}
      <div className="navbar-end">
        {bar.rightItems.map((item) => (
          <RightItem key={item.title + item.href} item={item} />
        ))}
        {region('right')}
        <UserMenu
          name={`${id}-menu`}
          roles={bar.roles}
          profile={bar.profile}
          isCanvas={view.mode === 'canvas'}
          language={view.language}
        />
        <SmallMenu items={bar.items} right={bar.rightItems} path={path} language={view.language} />
      </div>
    </div>
  )
}

/** A picture, or words; the company's name for a bar that has neither. */
function Logo({ logo, view }: { readonly logo: string; readonly view: View }) {
  const picture = view.picture(logo)
  if (!picture) return logo === '' || isAddress.test(logo) ? view.companyName : logo
  const { altText: _, priority: __, ...source } = picture
  return <img {...source} alt={view.companyName} />
}

const isAddress = /^(?:\/|[a-z][a-z0-9+.-]*:)/i

function RightItem({ item: { type, title, icon, href } }: { readonly item: Bar['rightItems'][number] }) {
  if (type === 'icon') {
    return (
      <a className="navbar-icon" href={href} aria-label={title}>
        <Icon name={icon} />
      </a>
    )
  }
  return (
    <a className={type === 'button' ? 'button' : 'navbar-link'} href={href}>
      {title}
    </a>
  )
}

export default defineBlockRenderer<typeof navigation, Bar | undefined>(navigation, Navigation, {
  client: () => 'idle',
})
