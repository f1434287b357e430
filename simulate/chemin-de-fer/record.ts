import { balance, bankOf } from '@/rules/chemin-de-fer/accounts'
import type { CheminEvent } from '@/rules/chemin-de-fer/decider'
import type { Evening } from '@/rules/chemin-de-fer/evening'
import { latestEntry } from '@/rules/chemin-de-fer/frame/steps'
import type { SettledCoup } from '@/rules/chemin-de-fer/state/coup'
import type { Table } from '@/rules/chemin-de-fer/state/table'
import type { Actor } from '@/rules/kernel/decider'
import { membersIn } from '@/rules/kernel/ids'
import { wrongTakingBack } from '../ruled'

/** The error in the record of a table after an event: a coup ruled on stays, and one put right changes its bank alike. */
export function wrongRecord(
  before: Evening,
  event: CheminEvent,
  after: Evening,
  id: Table['id'],
  by: Actor | undefined,
): string | null {
  const was = before.tables[id]
  const is = after.tables[id]
  if (!was || !is || !('table' in event) || event.table !== id) return null
  if (event.type === 'coupCorrected') return wrongBankPutRight(before, event, after, { was, is })
  if (event.type !== 'takenBack') return null
  const ruled = was.disputes.flatMap(({ coup, decision }) =>
    decision
      ? [{ serial: coup, at: decision.at, hasMovedChips: decision.transfers.length > 0 }]
      : [],
  )
  const taking = {
    over: overAt(was),
    overAfter: overAt(is),
    entryAt: latestEntry(was)[0]?.at ?? was.openedAt,
  }
  return wrongTakingBack(event, taking, ruled, by)
}

const overAt = ({ coup, coupSerial }: Table): number => (coup ? coupSerial - 1 : coupSerial)

/**
 * The chips that a bank won by a coup, below zero where it lost them: what its owners have more, without the stakes that a
 * socio laid against it.
 */
function wonByBank(
  { shares }: Pick<SettledCoup, 'shares'>,
  { net, bets, result }: Pick<SettledCoup, 'net' | 'bets' | 'result'>,
): number {
  const owners = membersIn(shares)
  const staked = bets.filter(({ member }) => owners.includes(member))
  const paid = { banco: -1, punta: 1, tie: 0, void: 0 }[result]
  return (
    owners.reduce((sum, owner) => sum + (net[owner] ?? 0), 0) -
    staked.reduce((sum, { chips }) => sum + paid * chips, 0)
  )
}

/** The chips of a won bank that went back to its owners since nobody covered them (S.56a, S.71c). */
const asideOf = (coup: Pick<SettledCoup, 'result' | 'bank' | 'matched' | 'tax' | 'nextBank'>) =>
  coup.result === 'banco' ? coup.bank + coup.matched - coup.tax - coup.nextBank : 0

/**
 * A coup put right changes its bank by what its owners win or lose by it, in play or on offer, the last one also by what
 * is set aside; any other bank stays.
 */
function wrongBankPutRight(
  before: Evening,
  { settled }: Extract<CheminEvent, { type: 'coupCorrected' }>,
  after: Evening,
  { was, is }: { readonly was: Table; readonly is: Table },
): string | null {
  const past = was.past.find(({ serial }) => serial === settled.serial)
  if (!past) return `coup ${settled.serial}, which is put right, is not in the record`
  const more = past.mano === was.manoNumber ? wonByBank(past, settled) - wonByBank(past, past) : 0
  const bank = balance(after, bankOf(is.id)) - balance(before, bankOf(was.id))
  const aside = past === was.past.at(-1) ? asideOf(settled) - asideOf(past) : 0
  const due = was.mano && was.level !== 1 && past.mano === was.manoNumber ? more - aside : 0
  if (bank !== due) return `the bank changes by ${bank}, its coup by ${due}`
  const offer = (is.seguito?.sum ?? 0) - (was.seguito?.sum ?? 0)
  return was.seguito && offer !== more ? `the offer changes by ${offer}, its coup by ${more}` : null
}
