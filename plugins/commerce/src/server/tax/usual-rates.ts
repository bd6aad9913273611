import type { TaxRate } from '../../contract.ts'

type Usual = Pick<TaxRate, 'name' | 'region' | 'rate'> & Partial<Pick<TaxRate, 'from' | 'until'>>

const everywhere = (name: string, rate: number, regions: string): Usual[] =>
  regions.split(' ').map((region) => ({ name, region, rate }))

/** What a website of a country begins with, by country. In Canada HST stands in place of GST and PST. */
const usual: Readonly<Record<string, readonly Usual[]>> = {
  CA: [
    ...everywhere('GST', 5, 'AB BC MB NT NU QC SK YT'),
    ...everywhere('HST', 13, 'ON'),
    ...everywhere('HST', 15, 'NB NL PE'),
    { name: 'HST', region: 'NS', rate: 15, until: '2025-03-31' },
    { name: 'HST', region: 'NS', rate: 14, from: '2025-04-01' },
    ...everywhere('PST', 7, 'BC MB'),
    ...everywhere('PST', 6, 'SK'),
    ...everywhere('QST', 9.975, 'QC'),
  ],
}

export const usualRates = (country: string): TaxRate[] =>
  (usual[country] ?? []).map((rate) => ({ from: null, until: null, ...rate, country }))
