import type { BlockProps } from '@ashlar/sdk'
import { type BlockComponentProps, defineBlockRenderer, EmptyBlock, type StyleRule } from '@ashlar/sdk/renderer'
import { table } from './block.ts'
import { parseTable } from './parse-table.ts'
import { words } from './visitor-texts.ts'

type Props = BlockProps<typeof table>

/** What is wider than its place scrolls within a region of its own, which the keyboard reaches. */
function Table({ props, root, view }: BlockComponentProps<typeof table>) {
  const rows = placed(parseTable(props.rows))
  if (rows.length === 0) return <EmptyBlock root={root} view={view} icon="table" text="No Rows" />
  const [head, body] = props.headerRow ? [rows[0], rows.slice(1)] : [undefined, rows]
  return (
    <div {...root} data-look={props.look}>
      {/* biome-ignore lint/a11y/useSemanticElements: a section is for the outline of a page */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="table-scroll" role="region" aria-label={props.caption || words(view.language).table} tabIndex={0}>
        <table>
          {props.caption !== '' && (
            <caption>
              <span>{props.caption}</span>
            </caption>
          )}
          {head && (
            <thead>
              <tr>
                {placed(head.value).map((cell) => (
                  <Cell key={cell.place} text={cell.value} scope="col" />
                ))}
              </tr>
            </thead>
          )}
          {body.length > 0 && (
            <tbody>
              {body.map((row) => (
                <tr key={row.place}>
                  {placed(row.value).map(({ place, value }) => (
                    <Cell key={place} text={value} scope={props.headerColumn && place === 0 ? 'row' : undefined} />
                  ))}
                </tr>
              ))}
            </tbody>
          )}
        </table>
      </div>
    </div>
  )
}

/** A header that says nothing is an empty cell. */
function Cell({ text, scope }: { readonly text: string; readonly scope: 'row' | 'col' | undefined }) {
  return scope === undefined || text === '' ? <td>{text}</td> : <th scope={scope}>{text}</th>
}

/** Rows and cells are what stands at their place: they have no other identity. */
const placed = <T,>(list: readonly T[]) => list.map((value, place) => ({ value, place }))

/** No stronger than the alignment of all cells on a device, which comes after it and then holds for every column. */
const tableRules = ({ alignments }: Props): readonly StyleRule[] =>
  alignments.map((align, index) => ({
    part: ` > .table-scroll > table tr > :where(:nth-child(${index + 1}))`,
    declarations: { 'text-align': align === 'start' ? undefined : align },
  }))

export default defineBlockRenderer(table, Table, { rules: tableRules })
