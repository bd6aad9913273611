import type { SeedBoard } from '../seed/board.ts'

/** What stands in the shed, and what is to be done with it. */
export const workshop: SeedBoard = {
  name: 'Workshop',
  columns: [
    { name: 'Booked', color: '#2563eb' },
    { name: 'On the bench', color: '#c2570c', limit: 4 },
    { name: 'Waiting for parts', color: '#86379b' },
    { name: 'Test ride', color: '#b42a1c' },
    { name: 'Ready', color: '#15803d', is_done: true },
  ],
  projects: [
    {
      ...{ title: 'Winter service, Fjell 650', column: 'Booked', customer: 'annika.brow@example.com', est_hours: 6 },
      ...{ start: 2, end: 6, tags: ['Winter'], by: ['manager'] },
      description: '<p>Oil, chain and brakes, then the cover. Ask her before the tyres are changed.</p>',
      tasks: [
        { title: 'Drain and fill the oil', est_hours: 1, due: 3, by: 'staff' },
        {
          ...{ title: 'Check the brakes', est_hours: 1.5, due: 4, by: 'manager' },
          checklist: ['Front pads', 'Rear pads', 'Brake fluid'],
        },
        { title: 'Chain and sprockets', est_hours: 2, due: 5 },
      ],
    },
    {
      ...{ title: 'Harbour twin: new clutch', column: 'Booked', customer: 'noor.pemberwick@example.com' },
      ...{ est_hours: 9, start: 4, end: 12, by: ['administrator', 'staff'] },
      tasks: [{ title: 'Order the clutch', est_hours: 0.5, due: 4, by: 'administrator' }],
    },
    {
      ...{ title: 'Corsa 500 carburettors', column: 'On the bench', customer: 'bertrand.quillfeather@example.com' },
      ...{ est_hours: 8, start: -4, end: 1, tags: ['Carburettor'], by: ['manager', 'staff'] },
      tasks: [
        { title: 'Take the carburettors off', est_hours: 1, due: -3, status: 'completed', by: 'staff' },
        {
          ...{ title: 'Clean in the bath', est_hours: 2, due: -2, status: 'completed', by: 'staff' },
          checklist: ['Jets', 'Floats', 'Bowls'],
        },
        { title: 'Set the floats', est_hours: 1.5, due: 0, planned: [0, 13], status: 'in_progress', by: 'manager' },
        { title: 'Balance both', est_hours: 1.5, due: 1, by: 'owner', planned: [1, 14] },
      ],
    },
    {
      ...{ title: 'Gran Via 750, fork seals', column: 'On the bench', customer: 'hamish.oakenfold@example.com' },
      ...{ est_hours: 5, start: -2, end: 2, by: ['staff'] },
      tasks: [
        { title: 'Fork out and apart', est_hours: 2, due: -1, status: 'completed', by: 'staff' },
        { title: 'New seals and oil', est_hours: 2, due: 1, by: 'staff', planned: [1, 12] },
      ],
    },
    {
      ...{ title: 'Strand 900 starter', column: 'Waiting for parts', customer: 'evangeline.pike@example.com' },
      ...{ est_hours: 4, start: -9, end: -1, tags: ['Electrics'], by: ['administrator'] },
      tasks: [
        { title: 'Find the fault', est_hours: 1, due: -8, status: 'completed', by: 'administrator' },
        { title: 'Fit the starter', est_hours: 2, due: -1, by: 'administrator', planned: [-1, 17] },
      ],
    },
    {
      ...{ title: 'Pilgrim 400, wheel laced', column: 'Test ride', customer: 'keiko.marsh@example.com' },
      ...{ est_hours: 7, start: -12, end: 0, by: ['owner', 'manager'] },
      tasks: [
        {
          ...{ title: 'Lace the rim', est_hours: 4, due: -6, status: 'completed', by: 'owner' },
          spent: [-2, 13, 235],
        },
        { title: 'True the wheel', est_hours: 2, due: -3, status: 'completed', by: 'owner', spent: [-1, 13, 140] },
        {
          title: 'Ride to Pennywell and back',
          est_hours: 1,
          due: 0,
          by: 'owner',
          planned: [0, 18],
          spent: [-1, 18, 25],
        },
      ],
    },
    {
      ...{ title: 'Skua 700, spring check', column: 'Ready', customer: 'priya.thistledown@example.com' },
      ...{ est_hours: 3, start: -20, end: -14, tags: ['Spring check'], by: ['staff'] },
      tasks: [{ title: 'Spring check', est_hours: 3, due: -15, status: 'completed', by: 'staff' }],
    },
    {
      ...{ title: 'Rope day', column: 'Booked', est_hours: 16, start: 14, end: 30, by: ['owner', 'editor'] },
      description: '<p>Once a year the old machine turns again, and everybody makes three metres of rope.</p>',
      tasks: [
        { title: 'Write the invitation', est_hours: 2, due: 8, by: 'editor' },
        { title: 'Oil the machine', est_hours: 3, due: 20, by: 'owner' },
      ],
    },
  ],
}
