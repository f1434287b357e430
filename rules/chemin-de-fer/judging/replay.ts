import { type Chips, NO_CHIPS } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { type KeptEvent, type ReplayStep, stepsOf, type ToldFrame } from '../../kernel/replay'
import { balance, bankOf } from '../accounts'
import { type CheminEvent, chemin } from '../decider'
import { tellsOfEvent } from '../sentences'
import type { Coup, SettledCoup } from '../state/coup'
import type { Evening } from '../state/evening'
import type { Place, SeatNumber, TableId } from '../state/ids'
import type { Table } from '../state/table'
import { coveredHand, type ReplayedHand, replayedHand } from './hands'

/** A coup from the opening of its stakes to its end, and the rulings on it since, step by step. */
export interface CoupReplay {
  readonly coup: number
  readonly banker: MemberId | null
  readonly frames: readonly CoupFrame[]
}

/** The table as it lay after one step of a coup; amounts in chips. */
export interface CoupFrame
  extends ToldFrame,
    Pick<Coup, 'phase' | 'holder' | 'incidents' | 'asking' | 'result' | 'resultBy'> {
  readonly bank: Chips
  readonly banker: MemberId | null
  readonly socio: MemberId | null
  /** Holders of seats by their number, from the employee's right. */
  readonly seats: readonly { readonly seat: SeatNumber; readonly holder: MemberId | null }[]
  readonly bets: readonly ReplayedBet[]
  readonly punta: ReplayedHand
  readonly banco: ReplayedHand
  /** Rows that bound a side to the rule, in order. */
  readonly because: readonly string[]
  /** Once the coup is settled: the tax, the next bank and what each won or lost. */
  readonly end: Pick<SettledCoup, 'tax' | 'nextBank' | 'net'> | null
}

/** A stake as it lies, with the words by which its owner asked for the coup. */
interface ReplayedBet {
  readonly member: MemberId
  readonly place: Place
  readonly chips: Chips
  readonly call: Coup['calls'][number]['kind'] | null
}

/** The coup that is replayed. */
export interface SoughtCoup {
  readonly table: TableId
  /** Its serial at the table. */
  readonly coup: number
}

/** A step of the evening that belongs to a coup. */
interface CoupStep extends ReplayStep<Evening, CheminEvent> {
  /** The table after it. */
  readonly table: Table
}

/** The steps of a coup; one that was opened and then taken back has none. Source: S.27, C.5. */
export function coupSteps(
  events: readonly KeptEvent<CheminEvent>[],
  { table: id, coup }: SoughtCoup,
): readonly CoupStep[] {
  const steps: CoupStep[] = []
  for (const step of stepsOf(chemin, events)) {
    const table = step.after.tables[id]
    if (!table || !concerns(step, table, coup)) continue
    if (table.coupSerial < coup) steps.length = 0
    else steps.push({ ...step, table })
  }
  return steps
}

/** Whether an event is a step of this coup: of its play, its end, its correction or a ruling that moves its chips. */
function concerns(
  { event, before }: ReplayStep<Evening, CheminEvent>,
  table: Table,
  coup: number,
): boolean {
  if (!('table' in event) || event.table !== table.id) return false
  if (event.type === 'disputeRuled')
    return table.disputes.some(
      ({ number, coup: about }) => number === event.dispute && about === coup,
    )
  if ('settled' in event) return event.settled.serial === coup
  const was = before.tables[table.id]?.coup ?? null
  const isOfCoup = was?.serial === coup || table.coup?.serial === coup
  return isOfCoup && was !== table.coup
}

/**
 * A coup replayed from the evening's events, all of them from the first; null when there was none. It works at every
 * level and for any past coup, because it evolves the states that the events left. Source: S.39a.
 */
export function replayOfCoup(
  events: readonly KeptEvent<CheminEvent>[],
  sought: SoughtCoup,
): CoupReplay | null {
  const frames: CoupFrame[] = []
  for (const { position, at, event, after, table } of coupSteps(events, sought)) {
    const lies = frameOf(after, table, sought.coup, frames.at(-1) ?? null)
    if (lies) frames.push({ position, at, tells: tellsOfEvent(event), ...lies })
  }
  const banker = frames.find((frame) => frame.banker !== null)?.banker ?? null
  return frames.length > 0 ? { coup: sought.coup, banker, frames } : null
}

type Laid = Omit<CoupFrame, keyof ToldFrame>

function frameOf(
  evening: Evening,
  table: Table,
  serial: number,
  seen: CoupFrame | null,
): Laid | null {
  const seats = table.seats.map(({ number: seat, holder }) => ({ seat, holder }))
  const bank = balance(evening, bankOf(table.id))
  const { coup, mano } = table
  if (coup?.serial === serial)
    return {
      seats,
      bank,
      banker: mano?.banker ?? null,
      socio: mano?.socio ?? null,
      phase: coup.phase,
      holder: coup.holder,
      bets: betsOf(coup),
      punta: replayedHand(coup, 'punta'),
      banco: replayedHand(coup, 'banco'),
      incidents: coup.incidents,
      asking: coup.asking,
      because: coup.regime.because,
      result: coup.result,
      resultBy: coup.resultBy,
      end: null,
    }
  const past = table.past.find((one) => one.serial === serial)
  return past ? { ...endOf(past, seen), seats, bank } : seen && { ...seen, bank }
}

const betsOf = ({ bets, calls }: Coup): ReplayedBet[] =>
  bets.map(({ member, place, sum }) => ({
    member,
    place,
    chips: sum,
    call: calls.find((call) => call.member === member)?.kind ?? null,
  }))

/** A coup that is over, with the hands as they lay at its last move; level 2 tells of no hands. */
function endOf(past: SettledCoup, seen: CoupFrame | null): Omit<Laid, 'seats' | 'bank'> {
  const { banker, result, resultBy, incidents, tax, nextBank, net } = past
  return {
    banker,
    socio: seen?.socio ?? null,
    phase: 'settled',
    holder: seen?.holder ?? null,
    bets: past.bets.map(({ member, place, chips }) => ({
      ...{ member, place, chips },
      call: seen?.bets.find((bet) => bet.member === member)?.call ?? null,
    })),
    punta: seen?.punta ?? coveredHand(past.points.punta),
    banco: seen?.banco ?? coveredHand(past.points.banco),
    incidents,
    asking: null,
    because: seen?.because ?? [],
    result,
    resultBy,
    end: { tax: result === 'void' ? NO_CHIPS : tax, nextBank, net },
  }
}
