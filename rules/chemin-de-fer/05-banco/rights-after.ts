import { NO_CHIPS } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import type { Settings } from '../settings'
import { changedSuivi } from '../state/changed'
import type { Coup, SettledCoup } from '../state/coup'
import type { Suivi, TableLoser } from '../state/suivi'
import type { Table } from '../state/table'

/** Steps of the order of rights by which a holder has had the banco, alone or in company (S.90a). */
const HAD_BANCO: ReadonlySet<string> = new Set(['suivi', 'table-loser', 'banco', 'company'])

/** The member who alone staked against the bank; null when nobody or several did. Source: S.49, S.90a. */
function solePunter({ bets }: Pick<SettledCoup, 'bets'>): MemberId | null {
  const first = bets[0]?.member ?? null
  for (const { member } of bets) if (member !== first) return null
  return first
}

/** The right to the next banco that this coup gives to its holder or only punter (cd14); null for none. */
function suiviFrom(
  { suivi }: Table,
  coup: Pick<Coup, 'holder'> | null,
  settled: SettledCoup,
  settings: Pick<Settings, 'soleSuivi'>,
): Suivi | null {
  const holder = coup?.holder ?? null
  const hadBanco = holder !== null && HAD_BANCO.has(holder.by)
  const member = hadBanco ? holder.member : solePunter(settled)
  if (member === null) return null
  const before = suivi.find((one) => one.member === member)
  const staked = settled.bets.find((bet) => bet.member === member)?.chips ?? NO_CHIPS
  return {
    member,
    lost: settled.result === 'banco' ? staked : (before?.lost ?? NO_CHIPS),
    since: settled.serial,
    dormant: false,
    nextCoupOnly: !hadBanco && settings.soleSuivi === 'next-coup',
  }
}

/**
 * The rights to the next banco after a coup that the mano survived, the first one first. A win of the banker ends all
 * but that of the member who has just had the banco, call by call through the mano (V.suivi-all). A tie wakes the
 * sleeping ones: the last loser's comes first, then that of who had the banco last. Source: S.90a, S.94, cf32, cr1, cr9.
 */
function suiviAfter(kept: readonly Suivi[], fresh: Suivi | null, { result }: SettledCoup): Suivi[] {
  const mine = fresh === null ? [] : [fresh]
  if (result === 'banco') return mine
  const woken = kept
    .filter(({ nextCoupOnly, member }) => !nextCoupOnly && member !== fresh?.member)
    .map((one) => changedSuivi(one, { dormant: false }))
  const hasLost = ({ lost }: Suivi): boolean => lost > 0
  const all = [...mine, ...woken]
  return [...all.filter(hasLost), ...all.filter((one) => !hasLost(one))]
}

/**
 * The first rights to banco solo after a coup that the mano survived: at Sanremo of the holder con il tavolo who lost,
 * for the next coup; at Venice of whoever called it and did not win, for as long as they go on calling. Source: S.50,
 * V.table-then-solo, cf30, cr2.
 */
function tableLosersAfter(
  { tableLoser }: Table,
  coup: Pick<Coup, 'holder' | 'calls'> | null,
  { serial, result }: SettledCoup,
  settings: Pick<Settings, 'tableLoserKeeps'>,
): TableLoser[] {
  const calls = coup?.calls ?? []
  if (settings.tableLoserKeeps === 'next-coup') {
    // The call granted at the closing, even when the employee gave the cards to another (S.136a).
    const granted = calls.find(({ kind, laid }) => kind === 'con-il-tavolo' && laid > 0)?.member
    const held = coup?.holder?.by === 'con-il-tavolo' ? coup.holder.member : null
    const loser = result === 'banco' ? (granted ?? held) : null
    return loser === null ? [] : [{ member: loser, since: serial }]
  }
  const kept = tableLoser.filter(({ member }) => calls.some((call) => call.member === member))
  const fresh = calls
    .filter(
      ({ kind, member }) => kind === 'con-il-tavolo' && !kept.some((k) => k.member === member),
    )
    .map(({ member }) => ({ member, since: serial }))
  return [...kept, ...fresh]
}

/** The rights to the next banco after a coup that the mano survived. Source: S.49, S.50, S.90a, S.94. */
export const rightsAfter = (
  table: Table,
  settled: SettledCoup,
  settings: Pick<Settings, 'soleSuivi' | 'tableLoserKeeps'>,
): Pick<Table, 'suivi' | 'tableLoser' | 'lastSolePunter'> => ({
  suivi: suiviAfter(table.suivi, suiviFrom(table, table.coup, settled, settings), settled),
  tableLoser: tableLosersAfter(table, table.coup, settled, settings),
  lastSolePunter: solePunter(settled),
})
