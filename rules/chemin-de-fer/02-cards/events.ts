import type { Evolve } from '../../kernel/article'
import type { MemberId } from '../../kernel/ids'
import { type Evening, withTable } from '../evening'
import type { OfMember, OfTable } from '../mano/events'
import { changedCoup, changedSeat, changedTaglia } from '../state/changed'
import type { SeatNumber, TableId } from '../state/ids'
import type { Taglia } from '../state/mano'
import type { Table } from '../state/table'

/** Things that happen to cards, each with the row that says what follows. */
export const CARD_REPORTS = {
  detached: 'S.30',
  seen: 'S.30',
  floor: 'S.29',
  'picked-up': 'S.29',
  'face-up': 'S.31',
  'looked-at': 'S.32',
  stuck: 'S.34',
  marked: 'S.33',
} as const

export type CardReport = keyof typeof CARD_REPORTS

export const CARD_REPORT_KINDS = Object.keys(CARD_REPORTS) as [CardReport, ...CardReport[]]

/** Packs of two back colours (S.1). */
export interface Colours {
  readonly colours: readonly [string, string]
  readonly first: number
}

export type CardsEvent =
  | (OfTable<'packsEntered'> & Colours)
  | OfTable<'cardsChecked'>
  | (OfTable<'tagliaBegun'> & { number: number })
  | OfTable<'cardsPass'>
  | OfMember<'mixAsked'>
  | OfMember<'cardsMixed'>
  | OfTable<'cutOffered'>
  | OfMember<'cutRefused'>
  | (OfTable<'cardsCut'> & { cutter: MemberId | 'inspector' | 'employee'; cards: number | null })
  | (OfTable<'sabotLoaded'> & { first: SeatNumber | null })
  | (OfTable<'maskOut'> & { lastCoup: number })
  | (OfTable<'sevenCounted'> & { cards: number; isEnough: boolean })
  | (OfTable<'cardsReported'> & {
      report: CardReport
      cards: number
      member: MemberId | null
      note: string
    })
  | (OfTable<'packsChanged'> & Colours & { why: string })
  | (OfTable<'packsCounted'> & { cards: number })
  | (OfTable<'tagliaEnded'> & { number: number })

const withTaglia = (
  evening: Evening,
  id: TableId,
  change: (taglia: Taglia) => Partial<Taglia>,
): Evening =>
  withTable(evening, id, ({ taglia }) => ({ taglia: changedTaglia(taglia, change(taglia)) }))

/** A taglia whose cards are being mixed. */
const mixing = (number: number): Taglia => ({
  number,
  phase: 'mixing',
  announced: false,
  mixWishes: [],
  mixer: null,
  cutter: null,
  cutRefused: [],
  cardsOut: 0,
  detached: 0,
  voidCards: 0,
  coups: 0,
  lastCoup: null,
  hadSeven: null,
})

/** The table with its taglia over: every seat has its full rights again. Source: S.25d. */
const tagliaOver = ({ taglia, seats, limits }: Table): Partial<Table> => ({
  taglia: changedTaglia(taglia, { phase: 'between' }),
  seats: seats.map((seat) => changedSeat(seat, { salutes: false })),
  limits: limits.filter(({ kind }) => kind !== 'moved-forward'),
  lookers: [],
})

export const evolveCards: Evolve<Evening, CardsEvent> = {
  packsEntered: (evening, { table, colours, first }, { at }) =>
    withTable(evening, table, () => ({
      packs: { colours, first, since: at, checked: false },
    })),
  cardsChecked: (evening, { table }) =>
    withTable(evening, table, ({ packs }) => ({ packs: packs && { ...packs, checked: true } })),
  tagliaBegun: (evening, { table, number }) => withTaglia(evening, table, () => mixing(number)),
  cardsPass: (evening, { table }) => withTaglia(evening, table, () => ({ announced: true })),
  mixAsked: (evening, { table, member }) =>
    withTaglia(evening, table, ({ mixWishes }) => ({ mixWishes: [...mixWishes, member] })),
  cardsMixed: (evening, { table, member }) =>
    withTaglia(evening, table, ({ mixWishes }) => ({
      mixer: member,
      mixWishes: mixWishes.filter((one) => one !== member),
    })),
  cutOffered: (evening, { table }) => withTaglia(evening, table, () => ({ phase: 'cutting' })),
  cutRefused: (evening, { table, member }) =>
    withTaglia(evening, table, ({ cutRefused }) => ({ cutRefused: [...cutRefused, member] })),
  cardsCut: (evening, { table, cutter }) => withTaglia(evening, table, () => ({ cutter })),
  sabotLoaded: (evening, { table: id, first }) =>
    withTable(evening, id, (table) => ({
      taglia: changedTaglia(table.taglia, { phase: 'running' }),
      turn: first ?? table.turn,
    })),
  maskOut: (evening, { table, lastCoup }) =>
    withTaglia(evening, table, () => ({ phase: 'last-coup', lastCoup })),
  sevenCounted: (evening, { table, isEnough }) =>
    withTaglia(evening, table, () => ({ hadSeven: isEnough })),
  cardsReported: (evening, { table: id, report, cards, member, note }, { at }) =>
    withTable(evening, id, ({ taglia, coup, lookers }) => {
      const isVoid = report === 'face-up' || report === 'looked-at'
      const incident = { provision: CARD_REPORTS[report], member, at, note }
      return {
        taglia: isVoid ? changedTaglia(taglia, { voidCards: taglia.voidCards + cards }) : taglia,
        coup: coup && changedCoup(coup, { incidents: [...coup.incidents, incident] }),
        lookers: report === 'looked-at' && member !== null ? [...lookers, member] : lookers,
      }
    }),
  packsChanged: (evening, { table: id, colours, first }, { at }) =>
    withTable(evening, id, (table) => ({
      ...tagliaOver(table),
      packs: { colours, first, since: at, checked: false },
    })),
  packsCounted: (evening) => evening,
  tagliaEnded: (evening, { table }) => withTable(evening, table, tagliaOver),
}
