import type { SeedDocument } from '../seed/document.ts'

/** What customers were offered and billed. */
export const documents: readonly SeedDocument[] = [
  {
    ...{ type: 'quote', customer: 'noor.pemberwick@example.com', day: -3, isIssued: true },
    items: [
      { name: 'Clutch', kind: 'section' },
      { name: 'Clutch set, Harbour twin', kind: 'product', sku: 'HT-CL-07', quantity: 1, unitPrice: 38_900 },
      { name: 'Fit and adjust', kind: 'service', quantity: 6.5, unitPrice: 9_500 },
      { name: 'New clutch cable', kind: 'product', sku: 'HT-CB-02', unitPrice: 4_200, isOptional: true },
    ],
    notes: 'The twin stays dry in the shed until you decide.',
  },
  {
    ...{ type: 'quote', customer: 'keiko.marsh@example.com', day: -16, isIssued: true, isApproved: true },
    items: [
      { name: 'Lace and true a wheel', kind: 'service', quantity: 6, unitPrice: 9_500 },
      { name: 'Spokes, set of 36', kind: 'product', sku: 'SP-36', unitPrice: 8_800 },
    ],
  },
  {
    ...{ type: 'work-order', customer: 'bertrand.quillfeather@example.com', day: -4, isIssued: true },
    items: [
      { name: 'Clean both carburettors', kind: 'service', quantity: 2, unitPrice: 9_500 },
      { name: 'Gasket set', kind: 'product', sku: 'GS-500', quantity: 2, unitPrice: 2_450 },
      { name: 'Ring before the floats are changed', kind: 'note' },
    ],
  },
  {
    ...{ type: 'work-order', customer: 'hamish.oakenfold@example.com', day: -2, isIssued: true, isApproved: true },
    items: [{ name: 'Fork seals and oil', kind: 'service', quantity: 4, unitPrice: 9_500 }],
  },
  {
    ...{ type: 'invoice', customer: 'priya.thistledown@example.com', day: -14, isIssued: true, paid: 40_470 },
    returned: 2,
    items: [
      { name: 'Spring check', kind: 'service', quantity: 3, unitPrice: 9_500 },
      { name: 'Engine oil, 4 litres', kind: 'product', sku: 'OIL-4', unitPrice: 3_500 },
      { name: 'Chain lube', kind: 'product', sku: 'CL-1', unitPrice: 3_500 },
    ],
  },
  {
    ...{ type: 'invoice', customer: 'evangeline.pike@example.com', day: -40, isIssued: true, paid: 20_000 },
    items: [
      { name: 'Find the fault in the starter', kind: 'service', quantity: 2.25, unitPrice: 9_500 },
      { name: 'Starter, reconditioned', kind: 'product', sku: 'ST-900', unitPrice: 31_500 },
    ],
    internalNote: 'Pays in two halves. The rest when the starter is fitted.',
  },
  {
    ...{ type: 'invoice', customer: 'annika.brow@example.com', day: -5, isIssued: true },
    items: [{ name: 'Winter storage, November to March', kind: 'service', quantity: 5, unitPrice: 4_500 }],
  },
  {
    ...{ type: 'invoice', customer: 'hamish.oakenfold@example.com', day: 0 },
    items: [{ name: 'Collect from Pennywell', kind: 'service', quantity: 1, unitPrice: 6_000 }],
  },
  {
    ...{ type: 'recurring', customer: 'annika.brow@example.com', day: 9, isStarted: true },
    items: [{ name: 'Dry storage with a monthly battery check', kind: 'service', quantity: 1, unitPrice: 5_500 }],
    schedule: { every: 1, unit: 'month', until: null, times: 12, prices: 'fixed', action: 'issue', catchUp: 'all' },
  },
  {
    ...{ type: 'recurring', customer: 'keiko.marsh@example.com', day: 120 },
    items: [{ name: 'Yearly inspection', kind: 'service', quantity: 2, unitPrice: 9_500 }],
    schedule: { every: 1, unit: 'year', until: null, times: null, prices: 'current', action: 'draft', catchUp: 'last' },
    internalNote: 'Start it once the frame is straight.',
  },
]
