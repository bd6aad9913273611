import type { NumberedPeriod, NumberSeries, Transaction } from '@ashlar/sdk/server'

/**
 * A row that counts, locked from its change to the commit: a sequence would leave a gap where work is rolled back, and
 * the highest number that can be seen would be given twice (T22).
 */
export class NumberSeriesService implements NumberSeries {
  async next(tx: Transaction, { series, period }: NumberedPeriod): Promise<number> {
    const [row] = await tx.sql<{ last: number }>`insert into core.number_series as counter (series, period, last)
      values (${series}, ${period}, 1)
      on conflict (tenant_id, series, period) do update set last = counter.last + 1 returning last`
    if (row === undefined) throw new Error(`The series “${series}” returned no number.`)
    return row.last
  }

  async begin(tx: Transaction, { series, period, at }: NumberedPeriod & { readonly at: number }): Promise<boolean> {
    if (!Number.isSafeInteger(at) || at < 1) throw new RangeError(`A series cannot start at ${at}.`)
    const moved = await tx.sql`insert into core.number_series as counter (series, period, last)
      values (${series}, ${period}, ${at - 1})
      on conflict (tenant_id, series, period) do update set last = excluded.last where counter.last <= excluded.last
      returning last`
    return moved.length > 0
  }
}
