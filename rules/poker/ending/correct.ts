import { type Chips, minus, NO_CHIPS, plus } from '../../kernel/chips'
import { type Decision, happens } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { post, reversed } from '../../kernel/ledger'
import { isRefused } from '../../kernel/refusal'
import { netted } from '../../kernel/settlement'
import type { ColpoCorrected } from '../12-showdown/events'
import { giroBefore } from '../13-parol/back'
import { aftermath } from '../colpo/aftermath'
import { isSameOutcome } from '../colpo/changes'
import { inLossAfter, losingAfter, losingBefore } from '../colpo/in-loss'
import { reckon } from '../colpo/reckon'
import { ONORI, ownerOf, POT } from '../money/accounts'
import { isParolLeft, overdraft } from '../money/compensation'
import { colpiSeen, losing } from '../money/resti'
import { refuse } from '../refuse'
import type { Colpo, Rebuy, RecordedOutcome } from '../state/colpo'
import type { Table } from '../state/table'

/**
 * Corrects a settled colpo by compensation: the old settlement is reversed and the new
 * one posted, as one net movement. The kind of result, and the chips left in the middle,
 * may change only for the last colpo; no account may fall below zero, and no chips move in a
 * colpo in play that is kept move by move. Source: N3.
 */
export function correct(
  table: Table,
  number: number,
  outcome: RecordedOutcome,
  why: string,
): Decision<ColpoCorrected> {
  if (table.status === 'closed') return refuse(null, 'tableau-closed')
  const colpo = table.colpi.find((settled) => settled.number === number)
  if (!colpo) return refuse(null, 'no-such-colpo', { colpo: number })
  if (table.edition >= 2 && isSameOutcome(colpo.outcome, outcome))
    return refuse('XII.5', 'nothing-to-correct', { colpo: number })
  const last = isLastColpo(table, colpo)
  // C5: what the colpo itself cost is no loss yet, as when it was settled.
  const isNewest = table.colpo === null && colpiSeen(table)[0] === colpo
  const inLoss = isNewest ? losingBefore(table, colpo) : losing(table)
  const reckoned = reckon(table.settings, inLoss, colpo, outcome)
  if (isRefused(reckoned)) return reckoned
  const { transfers: settled, rebuys } = reckoned
  const transfers = netted([...reversed(colpo.settled), ...settled])
  const moved = post({}, transfers)
  const playedOn = (moved[POT] ?? 0) !== 0 || (moved[ONORI] ?? 0) !== 0
  const restsParol = outcome.kind === 'parol' && restsOn(table, colpo)
  const endsAnew = playedOn || outcome.kind !== colpo.outcome.kind
  if ((restsParol || endsAnew) && endsAtCount(table, colpo))
    return refuse('XVI.1', 'end-stands-at-count')
  if (!last && restsParol) return refuse('XIII.5', 'parol-rests-on-it', { colpo: number })
  if (!last && endsAnew) return refuse(null, 'later-colpi-depend')
  // III.2: each hand kept move by move bets up to the resto that it had at the deal.
  if (table.play && transfers.length > 0) return refuse('XVII.2', 'money-between-colpi')
  const short = overdraft(table.accounts, transfers)
  if (short?.account === POT || short?.account === ONORI) return refuse(null, 'later-colpi-depend')
  if (short) {
    return refuse('III.1', 'would-be-short', {
      member: { member: ownerOf(short.account) },
      missing: { chips: short.missing },
    })
  }
  const casse = casseChanged(colpo.rebuys, rebuys)
  return happens({
    type: 'colpoCorrected',
    table: table.id,
    colpo: number,
    outcome,
    why,
    settled,
    rebuys,
    casse,
    ...inLossAfter(table, colpo, rebuys, isNewest ? losingAfter(table, transfers, casse) : null),
    next: last
      ? { ...giroBefore(table, colpo), ...aftermath(table, colpo, outcome, reckoned) }
      : null,
    transfers,
  })
}

/**
 * XIII.5: whether a parol still to be played, during a count too, was reckoned from this colpo: the one that caused it,
 * or a hand of it. The chips that players paid to come in would no longer be right.
 */
function restsOn({ parol, closing }: Table, { number, parolOf }: Colpo): boolean {
  const live = parol ?? closing?.before.parol ?? null
  return live !== null && live.colpo === (parolOf ?? number)
}

/** XVI.1: whether nothing but the count stands between this colpo and a new end of it. */
const endsAtCount = (table: Table, colpo: Colpo): boolean =>
  table.status === 'counting' && colpiSeen(table)[0] === colpo

/** Whether nothing was dealt, seen or unseen, declared, split or paid out without a hand after this colpo. */
export function isLastColpo(table: Table, colpo: Colpo): boolean {
  const { parol } = table
  const begun = parol !== null && Object.keys(parol.declared).length > 0
  const started = parol?.colpo === colpo.number && (begun || parol.split.length > 0)
  return (
    colpiSeen(table)[0] === colpo &&
    table.colpo === null &&
    !started &&
    !hasParolEnded(table, colpo) &&
    (table.status === 'playing' || table.status === 'dissolved')
  )
}

/** G9: whether the parol that this colpo caused, or was a hand of, ended because its players left. */
const hasParolEnded = ({ corrections }: Table, { number, parolOf }: Colpo): boolean =>
  corrections.some((entry) => entry.colpo === (parolOf ?? number) && isParolLeft(entry))

/** The chips that the new settlement draws from the cashier beyond the old one, by member; below zero if fewer. */
export function casseChanged(
  before: readonly Rebuy[],
  after: readonly Rebuy[],
): ColpoCorrected['casse'] {
  const change = new Map<MemberId, Chips>()
  for (const { member, chips } of after)
    change.set(member, plus(change.get(member) ?? NO_CHIPS, chips))
  for (const { member, chips } of before)
    change.set(member, minus(change.get(member) ?? NO_CHIPS, chips))
  return [...change]
    .filter(([, chips]) => chips !== 0)
    .map(([member, chips]) => ({ member, chips }))
}
