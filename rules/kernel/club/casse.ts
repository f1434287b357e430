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
import { reversed, type Transfer } from '../ledger'
import { MemberId } from '../memberId'
import { hasChanged } from '../read'
import { anyRefusal } from '../refusal'
import { type Sentence, tellsOf } from '../tell'

/** The roles that hand out chips and correct what was handed; the deputato judges and has no till. Source: C.1, J.1, K.1. */
export const CASH_DESK = ['segretario', 'amministratore'] as const satisfies readonly HouseRole[]

/** How long the desk's screens offer to take back what was just handed out. */
export const TAKEN_BACK_SHOWN_MS = 10_000
/** How long it may be taken back: the time that it is offered, and what a slow network needs. */
const TAKEN_BACK_MS = 15_000

/** Chips asked of the desk. */
interface Asked {
  readonly chips: Chips
  readonly at: Instant
}

/** The chips that somebody was handed last, and the request that they answered; null where nobody had asked. */
export interface Handed extends Asked {
  readonly asked: Asked | null
}

/** Whether it is this handing over, and may be taken back at this time. */
export const isJustHanded = (
  handed: { readonly at: Instant },
  at: Instant,
  now: Instant,
): boolean => handed.at === at && now <= at + TAKEN_BACK_MS

/** The casse without the one that was handed over at this time. */
const withoutHanded = <C extends { readonly at: Instant }>(
  casse: readonly C[],
  { at }: { readonly at: Instant },
): readonly C[] => {
  const last = casse.findLastIndex((one) => one.at === at)
  return casse.filter((_, index) => index !== last)
}

/** The person as they were before; a request made since stands in the place of the one that was answered. */
export const personBefore = <C extends { readonly at: Instant }, A>(person: {
  readonly casse: readonly C[]
  readonly asked: A | null
  readonly handed: { readonly at: Instant; readonly asked: A | null } | null
}) => ({
  asked: person.asked ?? person.handed?.asked ?? null,
  handed: null,
  casse: person.handed ? withoutHanded(person.casse, person.handed) : person.casse,
})

interface OfMember<T extends string> {
  readonly type: T
  readonly member: MemberId
  readonly chips: Chips
}
interface InBook<Book> {
  readonly book: Book
  readonly transfers: readonly Transfer[]
}

/** Chips asked of the desk, handed out by it, taken back at once, and corrected, in an evening with one book for all its tables. */
export type CasseEvent<Book extends string> =
  | OfMember<'cassaAsked'>
  | OfMember<'cassaDropped'>
  | (OfMember<'cassaHanded'> & InBook<Book>)
  | (OfMember<'cassaTakenBack'> & InBook<Book>)
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
  'nothing-just-handed': {
    it: 'Una consegna si toglie solo nei dieci secondi dopo: poi la cassa di {member} si corregge, con il motivo.',
    en: 'What was handed over is taken back only within ten seconds: then {member}’s cassa is corrected, with the reason.',
  },
} as const satisfies Record<string, Sentence>

/** An evening as far as its casse are concerned. */
interface Casse {
  readonly persons: Readonly<
    Record<MemberId, { readonly asked: Asked | null; readonly handed: Handed | null }>
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
  /** The reason why a member has these chips no more, so that they cannot be moved back; null while they do. */
  spent(evening: S, member: MemberId, transfers: readonly Transfer[]): Refused | null
}

const ofMember = z.object({ member: MemberId })
const amounts = () => ({ chips: { min: 1, max: MOST_CHIPS, step: 1 } })

/** The parts that all commands of casse have. */
function casseOf<S extends Casse, T extends string, R extends string, Book extends string>(
  host: CasseHost<S, T, R, Book>,
) {
  type Event = CasseEvent<Book>
  return {
    command: <P>(
      rule: CommandRule<S, Event, P, R | HouseRole, never>,
    ): CommandRule<S, Event, P, R | HouseRole, never> => rule,
    refused: (code: keyof typeof CASSE_REFUSALS, parts: Parameters<typeof anyRefusal>[2]) =>
      anyRefusal(host.provision, code, parts),
  }
}

/** A member asks for chips, or no longer wants them. */
function requests<S extends Casse, T extends string, R extends string, Book extends string>(
  host: CasseHost<S, T, R, Book>,
) {
  type Event = CasseEvent<Book>
  const { command, refused } = casseOf(host)
  const fromTable = ofMember.extend({ table: host.table.optional() })

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
    candidates(evening, by) {
      const near = host.near(evening, by)
      if (!CASH_DESK.some((role) => by.roles.includes(role))) return near
      const others = membersIn(evening.persons).filter(
        (one) => evening.persons[one]?.asked && !near.some(({ member }) => member === one),
      )
      return [...near, ...others.map((member) => ({ member }))]
    },
  })

  return { askCassa, dropCassa }
}

/** The desk hands chips out, and takes them back. */
function handing<S extends Casse, T extends string, R extends string, Book extends string>(
  host: CasseHost<S, T, R, Book>,
) {
  type Event = CasseEvent<Book>
  const { command, refused } = casseOf(host)

  /** Asked for or not; a newcomer takes part from then on. */
  const handCassa = command({
    schema: ofMember.extend({
      chips: Amount,
      /** The time of the request that it answers, so that no second tap hands out the same again. */
      askedAt: z.int().optional(),
    }),
    may: CASH_DESK,
    outsiders: ({ member }) => [member],
    decide(evening, { member, chips, askedAt }): Decision<Event> {
      const no = host.stopped(evening) ?? host.barred(evening, member)
      if (no) return no
      if (hasChanged(askedAt, evening.persons[member]?.asked?.at))
        return refused('nothing-asked', { member: { member } })
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

  /** A tap that was a mistake: the request waits again, as if nothing had been handed over. */
  const takeCassaBack = command({
    schema: ofMember.extend({ handedAt: z.int() }),
    may: CASH_DESK,
    decide(evening, { member, handedAt }, { at }): Decision<Event> {
      const stopped = host.stopped(evening)
      if (stopped) return stopped
      const handed = evening.persons[member]?.handed
      if (!handed || !isJustHanded(handed, handedAt, at))
        return refused('nothing-just-handed', { member: { member } })
      const { chips } = handed
      const transfers = reversed(host.handed(member, chips))
      return (
        host.spent(evening, member, transfers) ??
        happens({ type: 'cassaTakenBack', book: host.book, member, chips, transfers })
      )
    },
    candidates: ({ persons }) =>
      membersIn(persons).flatMap((member) => {
        const handed = persons[member]?.handed
        return handed ? [{ member, handedAt: handed.at }] : []
      }),
  })

  return { handCassa, takeCassaBack }
}

/** A member asks for chips; the desk hands them out. Amounts in chips. */
export const deskCasse = <S extends Casse, T extends string, R extends string, Book extends string>(
  host: CasseHost<S, T, R, Book>,
) => ({ ...requests(host), ...handing(host) })

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
  cassaTakenBack: {
    it: '{member} rende subito {chips}: la consegna era un errore',
    en: '{member} gives {chips} back at once: it was handed over by mistake',
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
  cassaTakenBack: (event: Told) => tell('cassaTakenBack', parts(event)),
  cassaCorrected: ({ member, chips, why }: Told & { readonly why: string }) =>
    tell(chips < 0 ? 'cassaLess' : 'cassaMore', {
      ...parts({ member, chips: magnitude(chips) }),
      why,
    }),
}
