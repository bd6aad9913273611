import { type BlockComponentProps, defineBlockRenderer, EmptyBlock, Icon } from '@ashlar/sdk/renderer'
import { tabs } from './block.ts'

/** Without a script: links to panels that stand one after another. The script makes tabs of them, by WAI-ARIA. */
function Tabs({ id, props, root, region, view }: BlockComponentProps<typeof tabs>) {
  if (props.tabHeaders.length === 0) return <EmptyBlock root={root} view={view} icon="panels-top-left" text="No Tabs" />
  const headers = props.tabHeaders.toSorted((a, b) => a.sort - b.sort)
  const ids = (index: number) => ({ tab: `${id}-tab-${index}`, panel: `${id}-panel-${index}` })
  return (
    <div {...root} data-style={props.tabStyle} {...(props.darkMode && { 'data-bg': 'dark' })}>
      <div className="tabs-list">
        {headers.map((header, index) => (
          <a key={header.id} id={ids(index).tab} href={`#${ids(index).panel}`} data-tab={header.tabIndex}>
            {header.icon !== '' && <Icon name={header.icon} />}
            {header.title}
          </a>
        ))}
      </div>
      {headers.map((header, index) => (
        <section key={header.id} id={ids(index).panel} aria-labelledby={ids(index).tab} data-title={header.title}>
          {region(`tab:${header.id}`)}
        </section>
      ))}
    </div>
  )
}

export default defineBlockRenderer(tabs, Tabs, {
  client: ({ tabHeaders }) => (tabHeaders.length === 0 ? undefined : 'load'),
})
