import type { z } from 'zod'
import { tableauOfTable } from '@/db/queries/tableaux'
import { BOOK, ownerOf } from '@/rules/banked/accounts'
import { asTable } from '@/rules/banked/ids'
import type { BankedEvening, BankedTable } from '@/rules/banked/state'
import type { BankedAudience } from '@/rules/banked/views/audience'
import { carriedAt } from '@/rules/banked/views/carried'
import { hasPlayed } from '@/rules/banked/views/known'
import { type SheetDocument, sheetsBetween } from '@/rules/banked/views/sheets'
import { isFloatPieces } from '@/rules/float/accounts'
import type { Scene } from '@/rules/float/scene'
import { NO_PART } from '@/rules/kernel/club/part'
import type { AnyCommand, AnyEvent, Instant } from '@/rules/kernel/decider'
import type { ShoeSeen } from '@/rules/kernel/frequencies'
import { type MemberId, membersIn } from '@/rules/kernel/ids'
import type { Account } from '@/rules/kernel/ledger'
import type { PrintedDay } from '@/server/print/banked/context'
import { BANKED_RIGHTS, findBankedPaper } from '@/server/print/banked/find'
import type { PaperRequest } from '@/server/print/found'
import { type Words, wordsFor } from '@/server/print/words'
import { running } from '@/server/running/running'
import { type Audience, atTheEnd, type Disputes, type Game } from '../game'
import { floatsOf } from './floats'

/** A banked game's own part in the house: its rules and views, and its words on the papers. */
interface OwnPart<S, T, C extends AnyCommand, E extends AnyEvent>
  extends Pick<Game<S, C, E>, 'decider' | 'opening' | 'odds'>,
    Pick<Disputes<S>, 'replay'> {
  /** Its name, the same in every language. */
  name: string
  views: {
    viewOf(evening: S, audience: BankedAudience, at: Instant): unknown
    takesPart(evening: S, member: MemberId): boolean
    knownTo(evening: S, member: MemberId): ReadonlySet<string>
    labelOf(table: T): string
    noticesBetween: Game<S, C, E>['notices']
  }
  /** The shoe of a table as it is now: its number in the day, and the cards seen of it; without it, none is counted. */
  shoeOf?(table: T): ShoeSeen & { number: number }
  /** The command by which a secretary opens this table again in another evening; without it, none. */
  again?(table: T): C
  classOf(evening: S): string
  sceneOf(evening: S): Scene
  /** Whether an account holds real chips, which never fall below zero. */
  isPhysical(account: Account): boolean
  settings: z.ZodType<object>
  pack: PrintedDay['pack']
  /** The claims ruled on at a table, for its book. */
  ruledAt(table: T, words: Words): ReturnType<NonNullable<PrintedDay['rulings']>>
  /** Winnings that the table took in; a game that takes none in has no such function. */
  abandonedAt?(table: T, words: Words): ReturnType<NonNullable<PrintedDay['abandoned']>>
}

const seenBy = (audience: Audience): BankedAudience =>
  audience.kind === 'post' ? { kind: 'table', table: asTable(audience.post) } : audience

export const tableIn = <T>(
  { tables }: Pick<BankedEvening<T>, 'tables'>,
  id: string,
): T | undefined => (Object.hasOwn(tables, id) ? tables[asTable(id)] : undefined)

type Printing<S, T> = Pick<
  OwnPart<S, T, AnyCommand, AnyEvent>,
  'name' | 'sceneOf' | 'pack' | 'ruledAt' | 'abandonedAt'
>

/** A day as the papers of banked games know it. */
function printed<S extends BankedEvening<T>, T extends BankedTable<T>>(
  own: Printing<S, T>,
  asked: PaperRequest,
  evening: S,
): PrintedDay {
  const { abandonedAt } = own
  const words = wordsFor(asked.locale)
  return {
    scene: own.sceneOf(evening),
    evening: { title: evening.title, day: evening.day },
    game: own.name,
    day: evening,
    pack: own.pack,
    tables: Object.values<T>(evening.tables),
    rulings(id) {
      const table = tableIn<T>(evening, id)
      return table ? own.ruledAt(table, words) : []
    },
    ...(abandonedAt && {
      abandoned: (id: string) => {
        const table = tableIn<T>(evening, id)
        return table ? abandonedAt(table, words) : []
      },
    }),
    hasPlayed: (member) => hasPlayed(evening, member),
    async sealed() {
      const { clubId } = asked.identity
      return (await tableauOfTable(running().sql, clubId, asked.evening, BOOK))?.hash ?? null
    },
  }
}

/** The shoes at these tables, each by its table and its number. */
const shoesOf = <T extends BankedTable<T>>(
  tables: readonly T[],
  shoeOf: (table: T) => ShoeSeen & { number: number },
): ReadonlyMap<string, ShoeSeen> =>
  new Map(
    tables.map((table) => {
      const { number, ...shoe } = shoeOf(table)
      return [`${table.id}/${number}`, shoe]
    }),
  )

/** The room of a banked game; a device's post is a table of the day, and the day has one tableau for all tables. */
export function bankedGame<
  S extends BankedEvening<T>,
  T extends BankedTable<T>,
  C extends AnyCommand,
  E extends AnyEvent,
>(own: OwnPart<S, T, C, E>): Game<S, C, E> {
  const { sceneOf, views, again, shoeOf } = own
  return {
    title: { it: own.name, en: own.name },
    decider: own.decider,
    register: ({ title, day, status }) => ({ title, day, status }),
    view: (evening, audience, at) => views.viewOf(evening, seenBy(audience), at),
    carried: carriedAt<T, S>,
    knows: views.knownTo,
    people: ({ persons }) => membersIn(persons),
    opening: own.opening,
    ...(again && {
      again: ({ tables }) =>
        atTheEnd(Object.values<T>(tables), ({ status }) => status).map((table) => ({
          table: views.labelOf(table),
          command: again(table),
        })),
    }),
    // Stakes in view never fall below zero; chips before members may, once a table keeps its float only.
    mayOwe: (account) =>
      !isFloatPieces(account) && (!own.isPhysical(account) || ownerOf(account) !== null),
    posts: {
      role: () => 'tavolo',
      called(evening, id) {
        const table = tableIn<T>(evening, id)
        return table ? views.labelOf(table) : null
      },
    },
    tables: {
      // The day's tableau has a log of its own, under the name of its book.
      has: ({ tables }, table) => table === BOOK || Object.hasOwn(tables, table),
      plays: (evening, _table, member) => views.takesPart(evening, member),
      hasPlayed: (evening, _table, member) => hasPlayed(evening, member),
      rounds: (evening, table) => tableIn<T>(evening, table)?.past.toReversed() ?? [],
    },
    sheets: (before, after) => sheetsBetween(before, after, own.classOf),
    // One tableau for all tables of the day, and no imported ones.
    tableCalled: () => own.name,
    clubsPart: (document) => ({ ...NO_PART, bank: (document as SheetDocument).tableau.club }),
    disputes: { judges: () => false, replay: own.replay },
    notices: views.noticesBetween,
    floats: floatsOf<S>(sceneOf, BOOK),
    papers: {
      documents: new URL('./documents.ts', import.meta.url).href,
      rights: BANKED_RIGHTS,
      find: async (asked, evening, parts) =>
        findBankedPaper(asked, printed<S, T>(own, asked, evening), parts),
    },
    ...(shoeOf && { shoes: ({ tables }) => shoesOf(Object.values<T>(tables), shoeOf) }),
    settings: own.settings,
    odds: own.odds,
  }
}
