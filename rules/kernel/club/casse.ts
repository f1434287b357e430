import { z } from 'zod'
import { Amount } from '../amount'
import { type Chips, MOST_CHIPS, magnitude } from '../chips'
import {
  type Actor,
  type CommandRule,
  type Decision,
  type HouseRole,
  happens,
  type Instant,
  type Refused,
} from '../decider'
import { membersIn } from '../ids'
import type { Transfer } from '../ledger'
import { MemberId } from '../memberId'
import { anyRefusal } from '../refusal'
import { type Sentence, tellsOf } from '../tell'

/** The roles that hand out chips and correct what was handed; the deputato judges and has no till. Source: C.1, J.1, K.1. */
export const CASH_DESK = ['segretario', 'amministratore'] as const satisfies readonly HouseRole[]

interface OfMember<T extends string> {
  readonly type: T
  readonly member: MemberId
  readonly chips: Chips
}
interface InBook<Book> {
  readonly book: Book
  readonly transfers: readonly Transfer[]
}

/** Chips asked of the desk, handed out by it, and corrected, in an evening with one book for all its tables. */
export type CasseEvent<Book extends string> =
  | OfMember<'cassaAsked'>
  | OfMember<'cassaDropped'>
  | (OfMember<'cassaHanded'> & InBook<Book>)
  | (OfMember<'cassaCorrected'> & InBook<Book> & { readonly why: string })

/** Chips asked of the desk: refusals in their order of precedence. */
export const CASSE_REFUSALS = {
  'already-asked': {
    it: 'C’è già una richiesta di {chips}: attendete la consegna o ritiratela.',
    en: 'There is already a request for {chips}: wait for it or withdraw it.',
  },
  'nothing-asked': {
    it: '{member} non ha chiesto casse.',
    en: '{member} has not asked for a cassa.',
  },
} as const satisfies Record<string, Sentence>

/** An evening as far as its casse are concerned. */
interface Casse {
  readonly persons: Readonly<
    Record<MemberId, { readonly asked: { readonly chips: Chips; readonly at: Instant } | null }>
  >
}

/** How the evening of a game lives in the commands of its casse. */
export interface CasseHost<S extends Casse, T extends string, R extends string, Book> {
  /** The provision about casse. */
  readonly provision: string
  readonly table: z.ZodType<T>
  /** The roles that ask for a player. */
  readonly players: readonly R[]
  /** The reason why nobody gets chips any more; null while they do. */
  stopped(evening: S): Refused | null
  /** The reason why this member gets no chips; null when they may. */
  barred(evening: S, member: MemberId): Refused | null
  usual(evening: S): Chips
  /** The members for whom an actor may ask; a tablet names its table. */
  near(evening: S, by: Actor): readonly { table?: T; member: MemberId }[]
  readonly book: Book
  /** The transfers that bring a member chips from the desk. */
  handed(member: MemberId, chips: Chips): readonly Transfer[]
}

const ofMember = z.object({ member: MemberId })
const amounts = () => ({ chips: { min: 1, max: MOST_CHIPS, step: 1 } })

/** A member asks for chips; the desk hands them out. Amounts in chips. */
export function deskCasse<S extends Casse, T extends string, R extends string, Book extends string>(
  host: CasseHost<S, T, R, Book>,
) {
  type Event = CasseEvent<Book>
  const command = <P>(
    rule: CommandRule<S, Event, P, R | HouseRole, never>,
  ): CommandRule<S, Event, P, R | HouseRole, never> => rule
  const fromTable = ofMember.extend({ table: host.table.optional() })
  const refused = (code: keyof typeof CASSE_REFUSALS, parts: Parameters<typeof anyRefusal>[2]) =>
    anyRefusal(host.provision, code, parts)

  const askCassa = command({
    schema: fromTable.extend({ chips: Amount }),
    may: host.players,
    outsiders: ({ member }) => [member],
    decide(evening, { member, chips }): Decision<Event> {
      const stopped = host.stopped(evening)
      if (stopped) return stopped
      const asked = evening.persons[member]?.asked
      return asked
        ? refused('already-asked', { chips: { chips: asked.chips } })
        : happens({ type: 'cassaAsked', member, chips })
    },
    candidates: (evening, by) =>
      host.near(evening, by).map((one) => ({ ...one, chips: host.usual(evening) })),
    bounds: amounts,
  })

  const dropCassa = command({
    schema: fromTable,
    may: host.players,
    decide(evening, { member }): Decision<Event> {
      const asked = evening.persons[member]?.asked
      return asked
        ? happens({ type: 'cassaDropped', member, chips: asked.chips })
        : refused('nothing-asked', { member: { member } })
    },
    candidates: host.near,
  })

  /** Asked for or not; a newcomer takes part from then on. */
  const handCassa = command({
    schema: ofMember.extend({ chips: Amount }),
    may: CASH_DESK,
    outsiders: ({ member }) => [member],
    decide(evening, { member, chips }): Decision<Event> {
      const no = host.stopped(evening) ?? host.barred(evening, member)
      if (no) return no
      const transfers = host.handed(member, chips)
      return happens({ type: 'cassaHanded', book: host.book, member, chips, transfers })
    },
    candidates: (evening) =>
      membersIn(evening.persons).map((member) => ({
        member,
        chips: evening.persons[member]?.asked?.chips ?? host.usual(evening),
      })),
    bounds: amounts,
  })

  return { askCassa, dropCassa, handCassa }
}

export const CASSE_SENTENCES = {
  cassaAsked: { it: '{member} chiede {chips}', en: '{member} asks for {chips}' },
  cassaDropped: {
    it: '{member} ritira la richiesta di {chips}',
    en: '{member} withdraws the request for {chips}',
  },
  cassaHanded: {
    it: '{member} riceve {chips} dalla cassa',
    en: '{member} receives {chips} from the cashier',
  },
  cassaMore: {
    it: 'Cassa di {member} corretta, {chips} in più: {why}',
    en: '{member}’s cassa corrected, {chips} more: {why}',
  },
  cassaLess: {
    it: 'Cassa di {member} corretta, {chips} in meno: {why}',
    en: '{member}’s cassa corrected, {chips} less: {why}',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(CASSE_SENTENCES)

interface Told {
  readonly member: MemberId
  readonly chips: Chips
}

const parts = ({ member, chips }: Told) => ({ member: { member }, chips: { chips } })

/** Casse in sentences. */
export const CASSE_TOLD = {
  cassaAsked: (event: Told) => tell('cassaAsked', parts(event)),
  cassaDropped: (event: Told) => tell('cassaDropped', parts(event)),
  cassaHanded: (event: Told) => tell('cassaHanded', parts(event)),
  cassaCorrected: ({ member, chips, why }: Told & { readonly why: string }) =>
    tell(chips < 0 ? 'cassaLess' : 'cassaMore', {
      ...parts({ member, chips: magnitude(chips) }),
      why,
    }),
}
