import { blockContract, testBlock } from '@ashlar/sdk/testing'
import { expect, it } from 'vitest'
import { carbonCalculator } from './block.ts'
import { carbonTotal, factors, offsetTotal, shown } from './carbon.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import { readShipment } from './read-shipment.ts'
import renderer from './renderer.tsx'
import { words } from './visitor-texts.ts'

it.each(blockContract(carbonCalculator, renderer, fixtures))('$name', ({ run }) => run())

it('has the factors of the table and no other (BLK-CARBON-005, BLK-CARBON-006, BLK-CARBON-007, BLK-CARBON-010, OPEN-201)', () => {
  expect(factors).toEqual({ expedited: 161.8, ltl_dry_van: 162, truckload: 170 })
  const grams = (method: keyof typeof factors) => carbonTotal({ method, weight: 1, distance: 1_000_000 })
  expect([grams('expedited'), grams('ltl_dry_van'), grams('truckload')]).toEqual([161.8, 162, 170])
})

it('is weight times distance times factor by a million, and the offset follows from the unrounded total (BLK-CARBON-008, BLK-CARBON-009, OPEN-203)', () => {
  const carbon = carbonTotal({ method: 'ltl_dry_van', weight: 20, distance: 1234 })
  expect(shown(carbon, 'en')).toBe('4.00')
  expect(carbon).toBeCloseTo(3.99816, 8)
  expect(shown(offsetTotal(35_003.5), 'en')).toBe('1,000.14')
  // Rounded first, this one would be another: 0.0349 to 0.03.
  expect(offsetTotal(0.0349)).toBeCloseTo(0.0349 / 34.99871, 12)
})

it('names what is missing or no number greater than 0 (BLK-CARBON-002, BLK-CARBON-003, BLK-CARBON-004, OPEN-204)', () => {
  expect(readShipment({ method: '', shipmentWeight: '', shipmentDistance: ' ' }, words('en'))).toEqual({
    problems: {
      method: 'Transport method is required.',
      shipmentWeight: 'Shipment weight is required.',
      shipmentDistance: 'Distance is required.',
    },
  })
  for (const bad of ['0', '-1', 'a lot', '1,200', '1e3', 'NaN', '0x10']) {
    const read = readShipment({ method: 'truckload', shipmentWeight: bad, shipmentDistance: bad }, words('en'))
    expect(read, bad).toEqual({
      problems: {
        shipmentWeight: 'Shipment weight must be a number greater than 0.',
        shipmentDistance: 'Distance must be a number greater than 0.',
      },
    })
  }
  expect(readShipment({ method: 'toString', shipmentWeight: '1', shipmentDistance: '1' }, words('en'))).toHaveProperty(
    'problems',
  )
  expect(readShipment({ method: 'truckload', shipmentWeight: ' 0.5 ', shipmentDistance: '12' }, words('en'))).toEqual({
    shipment: { method: 'truckload', weight: 0.5, distance: 12 },
  })
})

it('asks for method, weight, distance and unit, and starts with what was set (BLK-CARBON-001, OPEN-202)', () => {
  const html = testBlock(carbonCalculator, renderer, { props: fixtures.started.props })
  for (const name of ['method', 'shipmentWeight', 'shipmentDistance', 'unitOfMeasurement']) {
    expect(html).toContain(`name="${name}"`)
  }
  expect(html).toContain('<option value="ltl_dry_van" selected="">')
  expect(html).toContain('<option value="mi" selected="">')
  expect(html).toContain('value="0.21"')
})

it('shows the total of what it starts with, and without that says what to do', () => {
  const started = testBlock(carbonCalculator, renderer, {
    props: { method: 'truckload', shipmentWeight: 2, shipmentDistance: 12_000 },
  })
  expect(started).toMatch(/<span data-total=""><span>Carbon total<\/span> <b data-carbon="">4\.08<\/b>/)
  expect(started).toContain('tonnes, over 12000 km')
  const empty = testBlock(carbonCalculator, renderer)
  expect(empty).toContain('<span data-rest="">Enter a shipment to see its carbon total.')
  expect(empty).toContain('<span data-total="" hidden="">')
})

it('waits while it is edited', () => {
  expect(testBlock(carbonCalculator, renderer, { view: { mode: 'canvas' } })).toContain(
    '<div class="carbon-fields" inert="">',
  )
})
