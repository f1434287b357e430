'use client'
import type { CourtTable } from '@/rules/poker/views/deputato'
import { Precedents } from '../../../disputes/Precedents'
import { useCommanding } from '../../commanding'
import { Decisions } from '../Decisions'
import { type Case, keyOf, precedentsOf } from './cases'

/** Earlier rulings on the same provision of poker's regulation. */
export function PokerPrecedents(props: {
  one: Case
  tables: readonly CourtTable[]
  provision: string
  /** True for a dispute of a closed evening. */
  isPast: boolean
}) {
  const { one, tables, provision, isPast } = props
  const { evening } = useCommanding()
  const tonight = precedentsOf(tables, one, provision).map((other) => ({
    key: keyOf(other),
    about: other.dispute.about,
    told: <Decisions dispute={other.dispute} />,
  }))
  return <Precedents evening={evening} provision={provision} tonight={tonight} isPast={isPast} />
}
