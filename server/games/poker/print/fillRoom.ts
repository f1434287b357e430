import { digestOfDrawing } from '@/db/batch'
import type { KeptAutographs } from '@/db/queries/autographs'
import { type Chips, totalChips } from '@/rules/kernel/chips'
import type { AnyEvent, Instant } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import { lotOf } from '@/rules/kernel/lots'
import type { Evening } from '@/rules/poker/evening'
import { ownerOf } from '@/rules/poker/money/accounts'
import { findProvision } from '@/rules/poker/provisions'
import { CASSA_REASONS } from '@/rules/poker/state/cassa'
import type { Dispute, DisputeDecision } from '@/rules/poker/state/dispute'
import { asTable } from '@/rules/poker/state/ids'
import type { List } from '@/rules/poker/state/list'
import type { Table } from '@/rules/poker/state/table'
import type { PaperLocale } from '@/server/print/papers'
import { maybePerson, type PersonOf } from '@/server/print/people'
import type { Words } from '@/server/print/words'
import { tableLabel } from './label'
import type { DisputePaper, LotsPaper, PassataPaper, SignaturePaper } from './papers'

/** A signature as the journal keeps it: with its drawing in older ones, else with the digest of it. */
export type SignedOnPaper = {
  strokes?: NonNullable<SignaturePaper['rows'][number]['strokes']>
  autograph?: string
  witness?: MemberId
  cannotDraw?: true
}

/** The drawing of a signature, found by its digest, or the reason why there is none. */
function drawnBy(
  member: MemberId,
  { strokes = [], autograph }: SignedOnPaper,
  { drawn, forgotten }: KeptAutographs,
): Pick<SignaturePaper['rows'][number], 'strokes' | 'without'> {
  if (autograph === undefined) return { strokes, without: null }
  const found = drawn.find((one) => one.member === member && one.digest === autograph)
  if (!found) return { strokes: null, without: forgotten.has(member) ? 'erased' : 'missing' }
  if (digestOfDrawing(found.strokes) !== autograph) return { strokes: null, without: 'foreign' }
  return { strokes: JSON.parse(found.strokes), without: null }
}

/** The signature sheet of a list; `signed` by sign-up number, from the journal. */
export function signaturePaper(
  evening: Evening,
  list: List,
  signed: ReadonlyMap<number, SignedOnPaper>,
  { personOf, words, autographs }: { personOf: PersonOf; words: Words; autographs: KeptAutographs },
): SignaturePaper {
  const signUps = Object.values(evening.signUps).filter((one) => one.list === list.id)
  return {
    evening: { title: evening.title, day: evening.day },
    list: list.title,
    openedAt: list.openedAt,
    rows: signUps
      .sort((a, b) => a.number - b.number)
      .map(({ number, member, at, byRight, status, table, endedBy }) => {
        const kept = signed.get(number) ?? {}
        const { witness, cannotDraw = false } = kept
        const seat = table === null ? undefined : evening.tables[table]
        return {
          number,
          player: personOf(member),
          at,
          byRight,
          ...drawnBy(member, kept, autographs),
          witness: witness === undefined ? null : personOf(witness).name,
          cannotDraw,
          status: status === 'played' ? 'booked' : status,
          table: seat ? words('tableNumber', { number: seat.number }) : null,
          provision: endedBy,
        }
      }),
  }
}

/** The slip of the passata that this event received; null for other events, and once it was taken back. */
export function passataPaper(
  evening: Evening,
  { event, at, position }: { event: AnyEvent; at: Instant; position: number },
  { personOf, words }: { personOf: PersonOf; words: Words },
): { paper: PassataPaper; member: MemberId; table: Table } | null {
  if (event.type !== 'passataTaken') return null
  const { member, chips, reason } = event as AnyEvent & {
    member: MemberId
    chips: Chips
    reason: string
  }
  const table = evening.tables[asTable(event.table ?? '')]
  const player = table?.players[member]
  if (!table || !player) return null
  const isKept = player.casse.some(
    (cassa) => cassa.at === at && cassa.chips === chips && cassa.reason === reason,
  )
  if (!isKept) return null
  const soFar = player.casse.filter((cassa) => cassa.at <= at)
  const paper = {
    evening: { title: evening.title, day: evening.day },
    table: tableLabel(evening, table, words),
    player: personOf(member),
    chips,
    at,
    reason: CASSA_REASONS.find((one) => one === reason) ?? null,
    total: totalChips(soFar),
    position,
  }
  return { paper, member, table }
}

/** A dispute with its votes and rulings. */
export function disputePaper(
  evening: Evening,
  table: Table,
  dispute: Dispute,
  known: { personOf: PersonOf; words: Words; locale: PaperLocale },
): DisputePaper {
  const { personOf, words, locale } = known
  const { number, colpo, about, openedAt, status, contenders, votes } = dispute
  const article = dispute.provision ? findProvision(dispute.provision) : null
  return {
    evening: { title: evening.title, day: evening.day },
    table: tableLabel(evening, table, words),
    ...{ number, colpo, about, openedAt, status },
    provision: article && { id: dispute.provision ?? '', ...article[locale] },
    contenders: contenders.map(personOf),
    openedBy: maybePerson(personOf, dispute.openedBy),
    votes: Object.entries(votes).map(([voter, favoured]) => ({
      voter: personOf(voter),
      inFavourOf: personOf(favoured),
    })),
    decisions: dispute.decisions,
    names: Object.fromEntries(
      dispute.decisions.flatMap(membersIn).map((member) => [member, personOf(member).name]),
    ),
  }
}

/** The members that a decision names. */
const membersIn = ({ member, arbiters, inFavourOf, transfers }: DisputeDecision): string[] => [
  ...[member, inFavourOf].filter((one) => one !== null),
  ...arbiters,
  ...transfers.flatMap(({ from, to }) => [from, to].flatMap((account) => ownerOf(account) ?? [])),
]

/** The slip of a table's draw; null while its seats are not drawn, or when they were chosen freely. */
export function lotsPaper(
  evening: Evening,
  table: Table,
  { personOf, words }: { personOf: PersonOf; words: Words },
): LotsPaper | null {
  const { seed, hash, order, numbers } = table.seating
  if (seed === null || order.length === 0) return null
  return {
    evening: { title: evening.title, day: evening.day },
    table: tableLabel(evening, table, words),
    hash,
    seed,
    order: order.map((member, index) => {
      const number = numbers[index] ?? 0
      return { seat: index + 1, number, player: personOf(member), digest: lotOf(seed, number) }
    }),
  }
}
