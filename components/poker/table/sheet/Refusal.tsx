'use client'
import { findProvision } from '@/rules/poker/provisions'
import type { ToldRefusal } from '@/server/common/errors'
import { RefusalBox } from '../../../tablet/RefusalBox'
import { ProvisionText } from './ProvisionText'

/** A refusal with its reason and the text of its provision. */
export function Refusal({ refusal }: { refusal: ToldRefusal }) {
  const { provision } = refusal
  const cited = provision !== null && findProvision(provision) && <ProvisionText id={provision} />
  return <RefusalBox refusal={refusal} cited={cited} />
}
