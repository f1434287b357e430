'use client'
import { Offices as BankedOffices } from '../../banked/Offices'
import { tableFactsOf } from './facts'

/** The room of trente et quarante for those on duty. */
export const Offices = () => <BankedOffices factsOf={tableFactsOf} />
