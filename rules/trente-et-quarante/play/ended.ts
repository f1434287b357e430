import type { Instant } from '../../kernel/decider'
import type { Colpo, PastColpo, SettledPart } from '../state/colpo'
import type { Table } from '../state/table'
import { wonByBank } from './settlement'

/** A colpo that is over, with the facts of its table at that moment. */
export const pastOf = (
  { taglia, versions, level, poste }: Table,
  { serial, rows, incidents }: Colpo,
  {
    at,
    result,
    parts,
    isVoid,
  }: { at: Instant; result: PastColpo['result']; parts: readonly SettledPart[]; isVoid: boolean },
): PastColpo => ({
  serial,
  taglia: taglia.number,
  version: versions.at(-1)?.number ?? 0,
  level,
  at,
  isVoid,
  rows,
  result,
  laid: poste.filter(({ prisons }) => prisons === 0),
  parts,
  incidents,
  won: wonByBank(parts),
})
