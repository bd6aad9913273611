import { useCall } from '@ashlar/sdk/admin'
import { getCustomerSettings } from '../contract.ts'

/** CMD-028: vehicles are shown where the settings of the website say so. */
export const useUsesVehicles = (): boolean => useCall(getCustomerSettings).data?.settings.use_vehicle ?? false
