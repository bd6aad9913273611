import { type ReactNode, use } from 'react'
import type { Static, TObject } from 'typebox'
import type { Call } from '../definition/call.ts'
import type { Resource, ResourceRow } from '../definition/resource.ts'
import type { PageHeaderProps } from '../ui/layout.tsx'
import type { Column } from './column.ts'
import type { ResourceDialogProps } from './resource-dialog.tsx'

export interface ResourceScreenProps<One extends string, Row extends ResourceRow, Write extends TObject>
  extends Pick<PageHeaderProps, 'icon' | 'subtitle'>,
    Pick<ResourceDialogProps<Write>, 'fields'> {
  readonly title: string
  readonly resource: Resource<One, Row, Write>
  readonly columns: readonly Column<Static<Row>>[]
  /** What a row is called, on screen and aloud. */
  readonly labelOf: (row: Static<Row>) => string
  /** What the form of a new one begins with. */
  readonly blank: Static<Write>
  /** Says what is added, on the button and above the form: "New note". */
  readonly add: string
  /** Shown when there is nothing at all. */
  readonly empty: { readonly title: string; readonly text: string }
  /** Calls whose replies follow from the rows, such as a count on the dashboard: asked again after each change. */
  readonly outdates?: readonly Call[]
}

let code: Promise<typeof import('./resource-screen-view.tsx')> | undefined

/**
 * The screen of a plain resource: its list, a form to add and to change, and a question before something is deleted.
 * Whoever lacks one of the rights sees the screen without what needs it.
 */
export function ResourceScreen<One extends string, Row extends ResourceRow, Write extends TObject>(
  props: ResourceScreenProps<One, Row, Write>,
): ReactNode {
  code ??= import('./resource-screen-view.tsx')
  const { ResourceScreenView } = use(code)
  return <ResourceScreenView {...props} />
}
