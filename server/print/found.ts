import type { Identity } from '../access/identity'
import type { Ties } from '../access/rights'
import type { ClubOnPaper, PaperLocale, PaperProof } from './papers'
import type { PersonOf } from './people'

/** Who asks for a paper, and how it is to be written. */
export interface PaperRequest {
  identity: Identity
  club: ClubOnPaper
  locale: PaperLocale
  origin: string
  personOf: PersonOf
  /** The evening's id. */
  evening: string
}

/** A paper that is there, and what the asker is to it; it is made only once its kind's rights let them have it. */
export interface Found<K extends string = string> {
  kind: K
  ties: Ties
  /** Null where there is nothing to print of it yet. */
  make(): Promise<Made | null> | Made | null
}

/** A paper's file name, and what its kind is set from; prints count under `counted`, null for one never counted. */
export interface Made {
  name: string
  counted: string | null
  content: unknown
}

/** The proof that a paper prints: the hash, and the address of its page for checking. */
export const proofAt = (
  { origin, club }: Pick<PaperRequest, 'origin' | 'club'>,
  hash: string,
): PaperProof => ({ hash, url: `${origin}/verify/${club.slug}/${hash}` })
