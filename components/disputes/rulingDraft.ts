import { useEffect } from 'react'
import { useClub } from '../club/club'
import { useDraft } from '../live/draft'
import type { DisputeHere } from './here'

/** Nobody is in the right. */
export const NOBODY = 'nobody'
/** No provision: the custom decides. */
export const NO_PROVISION = 'none'

/** A ruling half written; nothing in it is chosen for the judge. */
export interface RulingDraft {
  /** A contender, or `NOBODY`; null until it is chosen. */
  readonly favoured: string | null
  /** A provision, or `NO_PROVISION`; null until it is chosen. */
  readonly provision: string | null
  readonly why: string
}

const NOTHING_WRITTEN: RulingDraft = { favoured: null, provision: null, why: '' }

/** The fewest characters of a reason that the commands accept. */
const LEAST_REASON = 3

/** Fields of a ruling that may be missing. */
export type MissingField = 'favour' | 'provision' | 'why' | 'consequence' | 'sum'

/** The fields of every ruling that are not filled in yet. */
export function missingIn({ favoured, provision, why }: RulingDraft): MissingField[] {
  const missing: MissingField[] = []
  if (favoured === null) missing.push('favour')
  if (provision === null) missing.push('provision')
  if (why.trim().length < LEAST_REASON) missing.push('why')
  return missing
}

/** The provision as a command names it. */
export const named = ({ provision }: RulingDraft): string | null =>
  provision === NO_PROVISION ? null : provision

interface RuledCase {
  /** The provision that the dispute names. */
  readonly provision: string | null
  /** The form of the ruling is offered. */
  readonly isOffered: boolean
  readonly isSettled: boolean
}

/** The ruling that a judge is writing on a dispute, kept in this browser under their name until a ruling is given. */
export function useRulingDraft<More extends object>(
  { evening, table, dispute }: DisputeHere,
  more: More,
  { provision, isOffered, isSettled }: RuledCase,
) {
  const { me } = useClub()
  const judge = me?.member?.id ?? ''
  const name = `${judge}.${evening ?? ''}.${table}.${dispute}`
  const writing = useDraft(name, { ...NOTHING_WRITTEN, ...more })
  const { draft, isKept, drop } = writing
  // Another judge has ruled.
  const isOver = isSettled && !isOffered
  useEffect(() => {
    if (isOver && isKept) drop()
  })
  // The article and the precedents follow the provision that the judge names in the form.
  const isNamed = isOffered && draft.provision !== null
  return { ...writing, provision: isNamed ? named(draft) : provision }
}
