import { AskFirst, type BlockComponentProps, defineBlockRenderer, EmptyBlock } from '@ashlar/sdk/renderer'
import { designStudio } from './design-studio.ts'
import { words } from './visitor-texts.ts'

/** Host of the script; null where the website has no design studio. */
export type ShownStudio = { readonly host: string } | null

/** Pixels (MISC-006). */
const height = 670

/** Not there unless it is configured (OPEN-366). Nothing of it is loaded before the visitor allows it. */
function DesignStudio({ id, root, view, data }: BlockComponentProps<typeof designStudio, ShownStudio | undefined>) {
  const address = view.frame(id)
  if (!data || address === undefined) {
    return <EmptyBlock root={root} view={view} icon="palette" text="The design studio of the store's settings" />
  }
  return (
    <div {...root}>
      <AskFirst view={view} icon="palette" host={data.host} />
      <iframe
        title={words(view.language).designStudio}
        sandbox="allow-scripts"
        data-src={address}
        height={height}
        hidden
      />
    </div>
  )
}

export default defineBlockRenderer<typeof designStudio, ShownStudio | undefined>(designStudio, DesignStudio, {
  client: () => 'visible',
  clientProps: () => ({}),
})
