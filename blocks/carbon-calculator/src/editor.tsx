import { defineBlockEditor, field, panel } from '@ashlar/sdk/editor'
import { carbonCalculator } from './block.ts'

export default defineBlockEditor(carbonCalculator, {
  panels: [
    panel('Settings', [
      field('method', {
        control: 'auto',
        label: 'Initial method',
        options: { '': 'None', expedited: 'Expedited', ltl_dry_van: 'LTL dry van', truckload: 'Truckload' },
      }),
      field('shipmentWeight', { control: 'auto', label: 'Initial weight', unit: 't' }),
      field('shipmentDistance', { control: 'auto', label: 'Initial distance' }),
      field('unitOfMeasurement', { control: 'segments', options: { km: 'km', mi: 'mi' } }),
    ]),
  ],
})
