import Type from 'typebox'
import { Parse } from 'typebox/value'
import { SeedCustomer } from '../seed/customer.ts'
import people from './customers.json' with { type: 'json' }

export const customers = Parse(Type.Array(SeedCustomer), people)
