import { later, useLater } from '@ashlar/sdk/editor'
import { useShownSpacing } from './use-shown-spacing.ts'

const spacingHandles = later(async () => (await import('./spacing-handles.tsx')).SpacingHandles)

/** Grips for the spacing of the selected block. They are fetched with the first selection; without them the settings are there. */
export function SpacingHandlesLater({ id }: { readonly id: string }) {
  const shown = useShownSpacing(id)
  const Handles = useLater(shown !== undefined, spacingHandles)
  return shown && Handles ? <Handles shown={shown} /> : null
}
