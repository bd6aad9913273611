import type { Translate } from '@ashlar/sdk/ui'
import type { CheckInState, ContactSource, VehicleType } from '../contract.ts'

export const sourceNames = (t: Translate): Readonly<Record<ContactSource, string>> => ({
  email: t('Email'),
  phone: t('Phone'),
  in_person: t('In person'),
  other: t('Other'),
  admin: t('Entered by staff'),
})

export const vehicleTypeNames = (t: Translate): Readonly<Record<VehicleType, string>> => ({
  car: t('Car'),
  truck: t('Truck'),
  motorcycle: t('Motorcycle'),
})

export const checkInNames = (t: Translate): Readonly<Record<CheckInState, string>> => ({
  none: t('Not checked in'),
  checked_in: t('Checked in'),
  in_service: t('In service'),
  ready_for_pickup: t('Ready for pickup'),
  picked_up: t('Picked up'),
})
