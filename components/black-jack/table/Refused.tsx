'use client'
import { findProvision } from '@/rules/black-jack/provisions'
import type { ToldRefusal } from '@/server/common/errors'
import { CitedRefusal } from '../../banked/CitedRefusal'

/** The refusal of the latest command, with the text of its row; nothing while there is none. */
export function Refused({ refusal }: { refusal: ToldRefusal | null }) {
  return <CitedRefusal refusal={refusal} find={findProvision} />
}
