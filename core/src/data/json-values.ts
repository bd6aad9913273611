import { type EntitySchemaWithMeta, JsonType } from '@mikro-orm/core'
import {
  ColumnNode,
  ColumnUpdateNode,
  type InsertQueryNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  PrimitiveValueListNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
} from 'kysely'

/**
 * Writes what JSON members are given as JSON: `pg` would take a list among them for an array of PostgreSQL. Undefined
 * where the entities have none.
 */
export function jsonValues(entities: readonly EntitySchemaWithMeta[]): KyselyPlugin | undefined {
  const members = new Set(
    entities.flatMap(({ meta }) => {
      const all = Object.entries<{ readonly type: unknown }>(meta.properties)
      return all.filter(([, { type }]) => type === JsonType).map(([name]) => name)
    }),
  )
  if (members.size === 0) return undefined
  const transformer = new JsonValues(members)
  return {
    transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
    transformResult: async ({ result }) => result,
  }
}

class JsonValues extends OperationNodeTransformer {
  readonly #members: ReadonlySet<string>

  constructor(members: ReadonlySet<string>) {
    super()
    this.#members = members
  }

  protected override transformInsertQuery(
    ...[node, queryId]: Parameters<OperationNodeTransformer['transformInsertQuery']>
  ): InsertQueryNode {
    const isJson = (node.columns ?? []).map(({ column }) => this.#members.has(column.name))
    if (!isJson.includes(true) || node.values === undefined || !ValuesNode.is(node.values))
      return super.transformInsertQuery(node, queryId)
    const values = node.values.values.map((row) =>
      PrimitiveValueListNode.is(row)
        ? PrimitiveValueListNode.create(row.values.map((value, at) => (isJson[at] ? textOf(value) : value)))
        : ValueListNode.create(row.values.map((value, at) => (isJson[at] ? written(value) : value))),
    )
    return super.transformInsertQuery({ ...node, values: ValuesNode.create(values) }, queryId)
  }

  protected override transformColumnUpdate(
    ...[node, queryId]: Parameters<OperationNodeTransformer['transformColumnUpdate']>
  ): ColumnUpdateNode {
    const { column, value } = node
    const isJson = ColumnNode.is(column) && this.#members.has(column.column.name)
    return super.transformColumnUpdate(isJson ? ColumnUpdateNode.create(column, written(value)) : node, queryId)
  }
}

/** A value as the JSON it is; an expression stays one. */
const written = <Node extends Parameters<typeof ValueNode.is>[0]>(node: Node) =>
  ValueNode.is(node) ? ValueNode.create(textOf(node.value)) : node

const textOf = (value: unknown) => (value === null || value === undefined ? value : JSON.stringify(value))
