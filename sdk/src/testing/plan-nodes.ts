/** A step of how PostgreSQL does a query, as `explain` describes it. */
export interface PlanNode {
  /** Such as `Index Scan`, `Seq Scan` or `Sort`. */
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly Plans?: readonly PlanNode[]
}

/** What `query.explain('json')` gives. */
export type ExplainedQuery = readonly { readonly 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }[]

/** All steps of an explained query, so that a test can say which index it reads and that it sorts nothing. */
export const planNodes = (explained: ExplainedQuery): PlanNode[] =>
  explained.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)))

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
