import type { Chips } from '../../kernel/chips'
import { type Decision, happens, type Occasion } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { post, reversed, type Transfer } from '../../kernel/ledger'
import { netted } from '../../kernel/settlement'
import { withPlayer } from '../evening'
import { expectingAfter, overdraft, withCorrection } from '../money/compensation'
import { leftOf } from '../money/resti'
import { refuse } from '../refuse'
import type { Aftermath, Outcome, SettledColpo } from '../state/colpo'
import { copyColpo } from '../state/copy'
import type { TableId } from '../state/ids'
import type { Table } from '../state/table'
import { casseChanged, isLastColpo } from './correct'

/** A settled colpo that a ruling makes void: its settlement is compensated, so stakes go back and the pot stays. */
export type ColpoVoided = {
  type: 'colpoVoided'
  table: TableId
  colpo: number
  provision: string
  why: string
  casse: readonly { member: MemberId; chips: Chips }[]
  next: Aftermath
  transfers: readonly Transfer[]
}

/**
 * Makes the last colpo void after its settlement. Refused once a later colpo or a parol rests on it, or when the chips
 * are no longer there. Source: XVII.2, N3.
 */
export function voiding(
  table: Table,
  colpo: SettledColpo,
  { provision, why }: { provision: string; why: string },
): Decision<ColpoVoided> {
  const { before, outcome, cartaroSeat } = colpo
  if (!isLastColpo(table, colpo) || before.parol !== null || outcome.kind === 'void')
    return refuse('XVII.2', 'too-late-to-void')
  const transfers = netted(reversed(colpo.settled))
  const short = overdraft(table.accounts, transfers)
  if (short) return refuse('XVII.2', 'not-enough-chips', { missing: { chips: short.missing } })
  return happens({
    type: 'colpoVoided',
    table: table.id,
    colpo: colpo.number,
    provision,
    why,
    casse: casseChanged(colpo.rebuys, []),
    next: { ...before, cartaro: leftOf(table, cartaroSeat) },
    transfers,
  })
}

/** The table after a settled colpo was made void; the old result stays in its corrections. */
export function voided(table: Table, event: ColpoVoided, { at, by }: Occasion): Table {
  const { colpo: number, provision, why, casse, next, transfers } = event
  const was = table.colpi.find((colpo) => colpo.number === number)?.outcome ?? null
  const withCasse = casse.reduce(
    (t, { member, chips }) =>
      withPlayer(t, member, (player) => ({
        casse: [...player.casse, { chips, at, reason: 'correzione' }],
      })),
    table,
  )
  const changed = {
    ...withCasse,
    ...next,
    accounts: post(table.accounts, transfers),
    closing: table.closing && expectingAfter(table.closing, transfers),
    colpi: table.colpi.map((colpo) =>
      colpo.number === number ? asVoid(colpo, { kind: 'void', provision, why }) : colpo,
    ),
  }
  return withCorrection(changed, { colpo: number, at, by: by.member, why, transfers, was })
}

function asVoid(colpo: SettledColpo, outcome: Outcome): SettledColpo {
  const done = Object.assign(copyColpo(colpo), { outcome, settledAt: colpo.settledAt })
  done.settled = []
  done.rebuys = []
  done.corrected += 1
  return done
}
