import type { Actor, Instant } from '../../kernel/decider'
import { commandOf } from '../../kernel/offers'
import type { Tell } from '../../kernel/tell'
import { type CheminCommand, chemin } from '../decider'
import type { Evening } from '../evening'
import type { CheminOffer } from '../offers'
import { consequences } from '../telling/consequences'

/** The commands by which an error is reported. */
const REPORTS = [
  'reportBankerError',
  'reportPunterError',
  'reportEmployeeError',
  'reportRuleError',
  'reportAdviceIgnored',
] as const
type Report = (typeof REPORTS)[number]

/** A report as a person fills it in. */
type Draft = Readonly<Record<string, unknown>>

/** That which follows from a report, for each way of filling it in that comes to the same. */
export interface Foreseen {
  readonly type: Report
  readonly drafts: readonly Draft[]
  readonly told: readonly Tell[]
}

/** The points that a person may name; null is none. */
const POINTS = [null, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** A draft with every yes and no, and every point, that its form asks for. */
function filledIn(draft: Draft): Draft[] {
  let drafts = [draft]
  for (const [field, value] of Object.entries(draft)) {
    const values = typeof value === 'boolean' ? [false, true] : field === 'point' ? POINTS : [value]
    drafts = drafts.flatMap((one) => values.map((each) => ({ ...one, [field]: each })))
  }
  return drafts
}

/** The payloads of a report that a person can make from one offer. */
const payloadsOf = ({ payload }: CheminOffer<Report>): { draft: Draft; payload: object }[] =>
  'error' in payload
    ? filledIn(payload.error).map((error) => ({ draft: error, payload: { ...payload, error } }))
    : [{ draft: payload, payload }]

/**
 * That which would follow from each error that may be reported now, in the words in which it would be told afterwards:
 * the command is decided, and never given.
 */
export function foreseen(
  evening: Evening,
  offers: readonly CheminOffer[],
  by: Actor,
  at: Instant,
): Foreseen[] {
  const found = new Map<string, Foreseen & { drafts: Draft[] }>()
  for (const offer of offers) {
    if (!isReport(offer)) continue
    for (const { draft, payload } of payloadsOf(offer)) {
      const told = toldOf(evening, commandOf<CheminCommand>(offer.type, payload), by, at)
      if (!told) continue
      const kind = 'kind' in draft ? draft.kind : ''
      const key = JSON.stringify([offer.type, kind, told])
      const same = found.get(key)
      if (same) same.drafts.push(draft)
      else found.set(key, { type: offer.type, drafts: [draft], told })
    }
  }
  return [...found.values()]
}

const isReport = (offer: CheminOffer): offer is CheminOffer<Report> =>
  REPORTS.some((type) => type === offer.type)

/** The consequence of a command as its event tells it; null where it would be refused. */
function toldOf(evening: Evening, command: CheminCommand, by: Actor, at: Instant): Tell[] | null {
  const decision = chemin.decide(evening, { id: 'foreseen', at, by, command, secrets: {} })
  if (!decision.accepted) return null
  const [event] = decision.events
  return event && 'provision' in event && 'limit' in event ? consequences(event) : null
}
