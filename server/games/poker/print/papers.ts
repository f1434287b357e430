import type { Chips } from '@/rules/kernel/chips'
import type { Instant } from '@/rules/kernel/decider'
import type { CassaReason } from '@/rules/poker/state/cassa'
import type { DisputeDecision } from '@/rules/poker/state/dispute'
import type {
  EveningOnPaper,
  PaperProof,
  PaymentLine,
  PersonOnPaper,
  ResultLine,
} from '@/server/print/papers'

export interface CassaOnPaper {
  chips: Chips
  /** Null for an imported evening, whose casse have no time. */
  at: Instant | null
  reason: CassaReason | null
}

/** A player's line of the tableau (XVI.1). */
export interface TableauLine extends ResultLine {
  casse: readonly CassaOnPaper[]
}

export interface TableauPaper {
  evening: EveningOnPaper
  /** The table as people call it, e.g. "Uscita 1 · Tavolo 1". */
  table: string
  imported: boolean
  /** Null while provisional. */
  closedAt: Instant | null
  closedBy: PersonOnPaper | null
  rows: readonly TableauLine[]
  /** M1: losses minus wins; above zero a supero. Null until every resto is counted. */
  imbalance: Chips | null
  payments: readonly PaymentLine[]
  proof: PaperProof | null
}

/** The reason why a paper shows no drawing. */
export type AutographMissing = 'erased' | 'missing' | 'foreign'

/** The state of a signature: still waiting, with a place, or ended; with the provision that removed it, if one did. */
export interface SignatureLine {
  number: number
  player: PersonOnPaper
  at: Instant
  /** II.7: a place offered by right to a player of a dissolved table, who did not sign. */
  byRight: boolean
  /** Null where the drawing is not shown: then `without` says why. */
  strokes: readonly (readonly (readonly number[])[])[] | null
  /** The drawing was erased with its member, is not where it was kept, or is not the one that was signed with. */
  without: AutographMissing | null
  /** I.1: the secretary before whom the member signed at the desk; null for a signature on a phone. */
  witness: string | null
  /** The member cannot draw, and the witness attests the signature. */
  cannotDraw: boolean
  status: 'waiting' | 'booked' | 'withdrawn' | 'opted-out' | 'lost'
  table: string | null
  provision: string | null
}

export interface SignaturePaper {
  evening: EveningOnPaper
  list: string
  openedAt: Instant
  rows: readonly SignatureLine[]
}

/** A passata received from the cashier (III.3). */
export interface PassataPaper {
  evening: EveningOnPaper
  table: string
  player: PersonOnPaper
  chips: Chips
  at: Instant
  reason: CassaOnPaper['reason']
  /** The player's casse including this one. */
  total: Chips
  position: number
}

export interface DisputePaper {
  evening: EveningOnPaper
  table: string
  number: number
  colpo: number
  about: string
  provision: { id: string; title: string; text: string } | null
  contenders: readonly PersonOnPaper[]
  openedBy: PersonOnPaper | null
  openedAt: Instant
  status: 'voting' | 'to-deputato' | 'provisional' | 'final' | 'withdrawn'
  votes: readonly { voter: PersonOnPaper; inFavourOf: PersonOnPaper }[]
  /** As the evening stores them; `names` has the names of their members. */
  decisions: readonly DisputeDecision[]
  names: Readonly<Record<string, string>>
}

/** A table's draw, with everything needed to repeat it (II.2). */
export interface LotsPaper {
  evening: EveningOnPaper
  table: string
  hash: string
  seed: string
  /** In the order drawn: seat 1 first. `digest` is sha256 of `seed:number`, in hex. */
  order: readonly { seat: number; number: number; player: PersonOnPaper; digest: string }[]
}
