'use client'
import { findProvision } from '@/rules/chemin-de-fer/provisions'
import type { ToldRefusal } from '@/server/common/errors'
import { RefusalBox } from '../../../tablet/RefusalBox'
import { RowText } from './RowText'

interface RefusedProps {
  refusal: ToldRefusal | null
  /** The reason why a step rests, which nobody has tried. */
  isResting?: boolean
}

/** The refusal of the latest command, with the text of its row; nothing while there is none. */
export function Refused({ refusal, isResting = false }: RefusedProps) {
  if (!refusal) return null
  const { provision } = refusal
  const cited = provision !== null && findProvision(provision) && <RowText id={provision} />
  return <RefusalBox refusal={refusal} cited={cited} isResting={isResting} />
}
