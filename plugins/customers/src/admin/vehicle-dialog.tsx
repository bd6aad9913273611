import { call } from '@ashlar/sdk/admin'
import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { Halves, useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { addVehicle, changeVehicle, NewVehicle, type Vehicle } from '../contract.ts'
import { vehicleName } from '../vehicle-name.ts'
import { customerChanged } from './customers-changed.ts'
import { checkInNames, vehicleTypeNames } from './words.ts'

const VehicleForm = Type.Required(NewVehicle)

const emptyVehicle: Type.Static<typeof VehicleForm> = {
  ...{ type: 'car', check_in_status: 'none', year: null, odometer: null },
  ...{ make: '', model: '', color: '', vin: '', plate: '' },
}

export interface VehicleDialogProps {
  readonly customerId: number
  /** Null for a new one. */
  readonly vehicle: Vehicle | null
  readonly onClose: () => void
}

export function VehicleDialog({ customerId, vehicle, onClose }: VehicleDialogProps) {
  const t = useTexts('customers')
  const { id: _, ...fields } = vehicle ?? { id: 0, ...emptyVehicle }
  return (
    <FormDialog
      title={vehicle ? t('Edit {name}', { name: vehicleName(vehicle) }) : t('Add vehicle')}
      icon="car"
      size="lg"
      submit={vehicle ? t('Save') : t('Add vehicle')}
      failed={t('The vehicle was not saved')}
      schema={VehicleForm}
      initial={fields}
      save={async (values) => {
        await (vehicle
          ? call(changeVehicle, { params: { id: customerId, vehicleId: vehicle.id }, body: values })
          : call(addVehicle, { params: { id: customerId }, body: values }))
        await customerChanged(customerId)
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Halves>
            <SchemaField form={form} name="make" />
            <SchemaField form={form} name="model" />
            <SchemaField form={form} name="year" />
            <SchemaField form={form} name="type" options={vehicleTypeNames(t)} />
            <SchemaField form={form} name="color" />
            <SchemaField form={form} name="plate" />
            <SchemaField form={form} name="vin" />
            <SchemaField form={form} name="odometer" />
          </Halves>
          <SchemaField form={form} name="check_in_status" options={checkInNames(t)} />
        </>
      )}
    </FormDialog>
  )
}
