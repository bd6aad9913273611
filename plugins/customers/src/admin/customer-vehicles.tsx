import { ApiError, call, useCan } from '@ashlar/sdk/admin'
import { RowActions } from '@ashlar/sdk/tables'
import { Button, Card, confirm, EmptyState, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { type Customer, deleteVehicle, type Vehicle } from '../contract.ts'
import { vehicleName } from '../vehicle-name.ts'
import { CheckInBadge } from './check-in-badge.tsx'
import { customerChanged } from './customers-changed.ts'
import { VehicleDialog } from './vehicle-dialog.tsx'

/** The vehicles of one customer; few, so they stand in one list. */
export function CustomerVehicles({ customer }: { readonly customer: Customer }) {
  const t = useTexts('customers')
  const mayEdit = useCan('customers.can_edit')
  const [edited, setEdited] = useState<Vehicle | 'new'>()
  const { customer_id: id, vehicles } = customer
  const add = mayEdit && (
    <Button icon="plus" onClick={() => setEdited('new')}>
      {t('Add vehicle')}
    </Button>
  )
  const remove = async (vehicle: Vehicle) => {
    const name = vehicleName(vehicle)
    if (!(await confirm({ description: t('{name} will be deleted.', { name }), destructive: true }))) return
    await call(deleteVehicle, { params: { id, vehicleId: vehicle.id } })
      .then(() => customerChanged(id))
      .catch((error: unknown) =>
        toast.error(t('{name} was not deleted', { name }), {
          description: error instanceof ApiError ? error.message : '',
        }),
      )
  }
  return (
    <>
      <Card title={t('Vehicles')} actions={add}>
        {vehicles.length === 0 ? (
          <EmptyState
            kind="nothing"
            title={t('No vehicles yet')}
            text={t('Add the vehicles that this customer brings in.')}
          />
        ) : (
          <ul className="lines">
            {vehicles.map((vehicle) => (
              <li key={vehicle.id} className="row">
                <span className="grow">
                  <b className="med">{vehicleName(vehicle)}</b>
                  <div className="t3 xs">{detailsOf(vehicle, t('{km} km', { km: vehicle.odometer ?? '' }))}</div>
                </span>
                <CheckInBadge state={vehicle.check_in_status} />
                {mayEdit && (
                  <RowActions
                    name={vehicleName(vehicle)}
                    actions={[
                      {
                        ...{ label: t('Edit'), alone: t('Edit {name}', { name: vehicleName(vehicle) }) },
                        ...{ icon: 'pencil', onSelect: () => setEdited(vehicle) },
                      },
                      {
                        ...{ label: t('Delete'), alone: t('Delete {name}', { name: vehicleName(vehicle) }) },
                        ...{ icon: 'trash-2', danger: true, onSelect: () => void remove(vehicle) },
                      },
                    ]}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </Card>
      {edited && (
        <VehicleDialog
          customerId={id}
          vehicle={edited === 'new' ? null : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

const detailsOf = ({ color, plate, vin, odometer }: Vehicle, distance: string): string =>
  [color, plate, vin, odometer === null ? '' : distance].filter(Boolean).join(' · ')
