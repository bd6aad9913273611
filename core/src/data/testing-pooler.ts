/** The same database as at this address, through the pooler of the test run. */
export function throughPooler(url: string): string {
  const pooler = process.env.ASHLAR_TEST_POOLER_URL
  if (pooler === undefined) throw new Error('ASHLAR_TEST_POOLER_URL is not set: expected a PgBouncer; see .tools.')
  const [, credentials = '', database = ''] = /^\w+:\/\/([^@]*)@[^/]*\/(.*)$/.exec(url) ?? []
  return pooler.replace(/\/\/[^@]*@/, `//${credentials}@`).replace(/\/[^/]*$/, `/${database}`)
}
