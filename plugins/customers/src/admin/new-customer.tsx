import { type CommandProps, useDialog, useNavigate } from '@ashlar/sdk/admin'
import { useEffect, useRef } from 'react'
import { newCustomer } from '../contract.ts'

/** CMD-006: from the command menu, then to the new customer. */
export default function NewCustomer({ close }: CommandProps) {
  const { open } = useDialog(newCustomer)
  const navigate = useNavigate()
  const hasOpened = useRef(false)
  useEffect(() => {
    if (hasOpened.current) return
    hasOpened.current = true
    void open({}).then((customer) => {
      close()
      if (customer) void navigate(`/admin/customers/${customer.customer_id}`)
    })
  }, [open, close, navigate])
  return null
}
