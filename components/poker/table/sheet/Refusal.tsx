'use client'
import { findProvision } from '@/rules/poker/provisions'
import type { ToldRefusal } from '@/server/common/errors'
import { RefusalBox } from '../../../tablet/RefusalBox'
import { ProvisionText } from './ProvisionText'

/** A refusal with its reason and the text of its provision. */
export function Refusal(props: { refusal: ToldRefusal; isResting?: boolean }) {
  const { refusal, isResting = false } = props
  const { provision } = refusal
  const cited = provision !== null && findProvision(provision) && <ProvisionText id={provision} />
  return <RefusalBox refusal={refusal} cited={cited} isResting={isResting} />
}
