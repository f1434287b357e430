import type { Scene } from '../../float/scene'
import { deskOfficeView, officeView } from '../../float/views/office'
import { floatPost } from '../../float/views/posts'
import { type Chips, NO_CHIPS } from '../../kernel/chips'
import type { Actor, AnyEvent, Instant } from '../../kernel/decider'
import { type MemberId, membersIn } from '../../kernel/ids'
import type { Hindered } from '../../kernel/offers'
import { oncePer, whileSame } from '../../kernel/once'
import type { Tell } from '../../kernel/tell'
import { balance, bancoOf, chipsOf } from '../accounts'
import { latestEntry } from '../frame/steps'
import type { TableId } from '../ids'
import { drawnBy } from '../sheet'
import { officeAwaited, signersAwaited } from '../signing'
import type { BankedDay, BankedEvening, BankedTable, Person } from '../state'
import type { BankedAudience } from './audience'
import { knownOf, type Tables } from './known'
import { type Claims, noticesOf } from './notices'
import type {
  BankedSummary,
  BoardViewOf,
  DeputatoViewOf,
  DeskViewOf,
  InViewOf,
  MemberViewOf,
  OwnParts,
  StateOf,
  TableViewOf,
} from './parts'
import { resultAt } from './result'
import { tableauView } from './tableau'

/** A banked game's own part in the views of its day. */
interface OwnViews<S, T, P extends OwnParts, K, C> extends Tables<T>, Claims<T, C> {
  labelOf(table: Pick<BankedTable<never>, 'number'>): string
  sceneOf(day: S): Scene
  offersTo(day: S, by: Actor, at: Instant): P['offer'][]
  hinderedAmong(steps: readonly K[], day: S, by: Actor, at: Instant): Hindered[]
  /** The step that a table waits for now. */
  stepsAwaited(table: T): K[]
  tellsOf(event: AnyEvent): readonly Tell[]
  summary(table: T): P['summary']
  state(table: T): P['state']
  court(table: T, day: S): P['court']
  person(day: S, member: MemberId): P['person']
  mine(day: S, member: MemberId): P['mine']
  day(day: S): P['day']
}

/** The chips are being counted. */
const isCounting = ({ closing, tableau }: BankedDay): boolean =>
  closing !== null && tableau === null

/** The chips before a member; null where the book does not know them. */
const chipsBefore = (day: BankedDay, member: MemberId): Chips | null =>
  day.isUnfollowed ? null : balance(day, chipsOf(member))

const tablesOf = <T>({ tables }: Pick<BankedEvening<T>, 'tables'>): T[] => Object.values<T>(tables)

const openIn = <T extends BankedTable<T>>(day: Pick<BankedEvening<T>, 'tables'>): T[] =>
  tablesOf<T>(day).filter(({ status }) => status !== 'closed')

/** The head of every view. */
const headOf = ({ status, title, day }: BankedDay) => ({ status, title, day })

/** The views of a banked game's day, with its notices and what each member must see of the others. */
export class BankedViews<
  S extends BankedEvening<T>,
  T extends BankedTable<T>,
  P extends OwnParts,
  K,
  C extends { readonly number: number },
> {
  readonly #own: OwnViews<S, T, P, K, C>
  readonly #shownPersons: (day: S) => Person[]
  readonly takesPart: (day: S, member: MemberId) => boolean
  readonly knownTo: (day: S, member: MemberId) => ReadonlySet<MemberId>
  readonly labelOf: (table: Pick<BankedTable<never>, 'number'>) => string
  readonly noticesBetween: ReturnType<typeof noticesOf<S, T, C>>

  constructor(own: OwnViews<S, T, P, K, C>) {
    const { takesPart, shownPersons, knownTo } = knownOf<S, T>(own)
    this.#own = own
    this.#shownPersons = shownPersons
    this.takesPart = takesPart
    this.knownTo = knownTo
    this.labelOf = own.labelOf
    this.noticesBetween = noticesOf<S, T, C>(own)
  }

  /** The view of an audience now; null when there is none. */
  readonly viewOf = (day: S, audience: BankedAudience, at: Instant) => {
    switch (audience.kind) {
      case 'board':
        return this.#board(day)
      case 'table':
        return this.#table(day, audience.table, at)
      case 'desk':
        return this.#desk(day, audience, at)
      case 'member':
        return this.#member(day, audience.member, at)
      case 'deputato':
        return this.#deputato(day, audience.member, at)
    }
  }

  readonly #summary = oncePer((table: T): BankedSummary & P['summary'] => ({
    id: table.id,
    number: table.number,
    label: this.labelOf(table),
    status: table.status,
    awaits: officeAwaited(table),
    level: table.level,
    limits: { minimum: table.limits.minimum, maximum: table.limits.maximum },
    step: table.settings.step,
    serial: table.serial,
    ...this.#own.summary(table),
  }))

  readonly #openTables = oncePer((day: S) => openIn<T>(day).map((table) => this.#summary(table)))

  readonly #inView = whileSame(
    (day: S, _: T) => [day.float, isCounting(day)],
    (day, table): InViewOf<T, P> => ({
      summary: this.#summary(table),
      settings: table.settings,
      signers: signersAwaited(day, table),
      isCounting: isCounting(day),
      limits: table.limits,
      limitsAsked: table.limitsAsked,
      last: table.past.at(-1) ?? null,
      moves: table.moves,
      ...this.#own.state(table),
    }),
  )

  /** In a house with floats a table's result is also made from them. */
  readonly #atDesk = whileSame(
    (day: S, table: T) => [
      this.#inView(day, table),
      day.float.settings === null ? day.accounts[bancoOf(table.id)] : day,
    ],
    (day, table) => ({
      ...this.#inView(day, table),
      result: resultAt(this.#own.sceneOf(day), table.id),
    }),
  )

  /** A table as its players and its tablet see it; `seesChips` says before whom the audience sees chips. */
  #state(day: S, table: T, seesChips: (member: MemberId) => boolean = () => true): StateOf<T, P> {
    return {
      ...this.#inView(day, table),
      persons: membersIn(day.persons).map((member) => ({
        member,
        chips: seesChips(member) ? chipsBefore(day, member) : null,
      })),
    }
  }

  #board(day: S): BoardViewOf<P> {
    return {
      kind: 'board',
      ...headOf(day),
      openedAt: day.openedAt,
      isCounting: isCounting(day),
      tables: this.#openTables(day),
    }
  }

  #table(day: S, id: TableId, at: Instant): TableViewOf<T, P> | null {
    const table: T | undefined = Object.hasOwn(day.tables, id) ? day.tables[id] : undefined
    if (!table) return null
    const { sceneOf, offersTo, hinderedAmong, stepsAwaited, tellsOf } = this.#own
    const tablet: Actor = { roles: ['tavolo'], member: null, post: id }
    return {
      kind: 'table',
      ...this.#state(day, table),
      result: resultAt(sceneOf(day), id),
      float: floatPost(sceneOf(day), id),
      offers: offersTo(day, tablet, at),
      latest: latestEntry(table)
        .slice(0, 1)
        .flatMap(({ event }) => tellsOf(event)),
      hindered: hinderedAmong(stepsAwaited(table), day, tablet, at),
    }
  }

  #desk(
    day: S,
    { member, roles }: Extract<BankedAudience, { kind: 'desk' }>,
    at: Instant,
  ): DeskViewOf<S, T, P> {
    const own = this.#own
    return {
      kind: 'desk',
      ...headOf(day),
      settings: day.settings,
      persons: this.#shownPersons(day).map((person) => ({
        ...person,
        drawn: drawnBy(person),
        chips: chipsBefore(day, person.member),
        ...own.person(day, person.member),
      })),
      tables: tablesOf<T>(day).map((table) => this.#atDesk(day, table)),
      office: deskOfficeView(own.sceneOf(day), member),
      closing: day.closing,
      tableau: tableauView(day),
      offers: own.offersTo(day, { roles, member, post: null }, at),
      ...own.day(day),
    }
  }

  /** Of chips before people, a member sees only their own. */
  #member(day: S, member: MemberId, at: Instant): MemberViewOf<T, P> {
    const own = this.#own
    const person = day.persons[member]
    const open = openIn<T>(day)
    const only = open.length === 1 ? open[0] : undefined
    // A seat may have been left at another table without a word: the stake says where they play.
    const table =
      open.find((one) => own.stakesAt(one, member)) ??
      open.find((one) => own.isAt(one, member)) ??
      only
    return {
      kind: 'member',
      member,
      ...headOf(day),
      tables: this.#openTables(day),
      mine: {
        table: table ? this.#state(day, table, (other) => other === member) : null,
        chips: chipsBefore(day, member),
        drawn: person ? drawnBy(person) : NO_CHIPS,
        asked: person?.asked ?? null,
        handed: person?.handed ?? null,
        row: day.tableau?.rows.find((row) => row.member === member) ?? null,
        ...own.mine(day, member),
      },
      office: officeView(own.sceneOf(day), member),
      offers: own.offersTo(day, { roles: ['socio'], member, post: null }, at),
    }
  }

  #deputato(day: S, member: MemberId, at: Instant): DeputatoViewOf<T, P> {
    const own = this.#own
    return {
      kind: 'deputato',
      ...headOf(day),
      isCounting: isCounting(day),
      tables: tablesOf<T>(day).map((table) => ({
        id: table.id,
        label: own.labelOf(table),
        last: table.past.at(-1) ?? null,
        limits: table.limits,
        limitsAsked: table.limitsAsked,
        ...own.court(table, day),
      })),
      offers: own.offersTo(day, { roles: ['deputato'], member, post: null }, at),
      ...own.day(day),
    }
  }
}
