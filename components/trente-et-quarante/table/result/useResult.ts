'use client'
import { useState } from 'react'
import { verdictOf } from '@/rules/trente-et-quarante/02-rows/verdict'
import type { Result } from '@/rules/trente-et-quarante/state/colpo'
import type { Colour } from '@/rules/trente-et-quarante/state/posta'
import { useSteady } from '../../../ui/press/useSteady'
import { useAct } from '../../commanding'
import { useTable } from '../tablet'

interface Told {
  /** The number of colpi before the one that is told; null while there is none to tell. */
  readonly after: number | null
  readonly nero: number | null
  readonly rosso: number | null
  readonly first: Colour | null
}

/** The result of a colpo while it is being told, before anything is sent. */
export interface ResultDraft extends Omit<Told, 'after'> {
  /** The whole result; null while something is missing. */
  result: Result | null
  isBegun: boolean
  /** Tells a row's total; the first one told also ends the staking, since cards are out. Source: T.1.7, T.7.1. */
  setTotal: (row: Colour, total: number) => void
  setFirst: (first: Colour) => void
  record: () => void
  /** It is sent and has no answer yet: what is told stays as it was sent. */
  isSent: boolean
  clear: () => void
  refusal: ReturnType<typeof useAct>['refusal']
  waiting: boolean
}

export function useResult(): ResultDraft {
  const view = useTable()
  const { act, refusal, waiting } = useAct()
  const [isSent, setSent] = useState(false)
  const { id, serial } = view.summary
  const after = view.colpo ? serial : null
  const nothing: Told = { after, nero: null, rosso: null, first: null }
  const [kept, setTold] = useState<Told>(nothing)
  // Anything told of another colpo is of no use, also once one before it was taken back.
  const told = kept.after === after ? kept : nothing
  if (told !== kept) setTold(nothing)
  const { nero, rosso, first } = told
  const result = nero !== null && rosso !== null && first !== null ? { nero, rosso, first } : null
  const tell = (fields: Partial<Told>) => {
    setTold({ ...told, ...fields })
    if (view.colpo?.phase === 'open' && !waiting) void act('callStakes', { table: id })
  }
  return {
    nero,
    rosso,
    first,
    result,
    isBegun: nero !== null || rosso !== null || first !== null,
    setTotal: useSteady((row, total) => tell({ [row]: total })),
    setFirst: useSteady((colour) => tell({ first: colour })),
    record() {
      if (!result) return
      const isLast = view.colpo?.isLast ?? false
      const colpo = { table: id, ...result, isLast, invites: false }
      setSent(true)
      void act('recordResult', colpo).finally(() => setSent(false))
    },
    isSent,
    clear: () => setTold(nothing),
    refusal,
    waiting,
  }
}

/** The chance that wins beside the row's, if the first card has this colour; null where no row wins. Source: T.4. */
export function besideRow(
  { nero, rosso }: Pick<ResultDraft, 'nero' | 'rosso'>,
  first: Colour,
): 'colore' | 'inverso' | null {
  if (nero === null || rosso === null) return null
  const verdict = verdictOf({ nero, rosso })
  if (verdict === 'null' || verdict === 'refait') return null
  return verdict === first ? 'colore' : 'inverso'
}
