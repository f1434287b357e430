import type { Identity } from '../access/identity'
import type { Ties } from '../access/rights'
import type { ClubOnPaper, PaperLocale, PaperProof } from './papers'
import type { PersonOf } from './people'

/** The request for a paper: its caller, and the form in which to write it. */
export interface PaperRequest {
  identity: Identity
  club: ClubOnPaper
  locale: PaperLocale
  origin: string
  personOf: PersonOf
  /** The evening's id. */
  evening: string
  /** The hash of the evening's journal at the state that is printed; null for an imported evening. */
  journal: string | null
}

/** A paper that exists, and the caller's ties to it; it is made only once the rights to its kind allow it. */
export interface Found<K extends string = string> {
  kind: K
  ties: Ties
  /** Null when there is nothing to print of it yet. */
  make(): Promise<Made | null> | Made | null
}

/** A paper's file name, and the content of its kind; prints are counted under `counted`, null for one never counted. */
export interface Made {
  name: string
  counted: string | null
  /** The journal's hash that the paper bears, kept with the print, so that anybody can check it later. */
  sealed?: string | null
  content: unknown
}

/** The proof that a paper prints: the hash, and the address of its page for checking. */
export const proofAt = (
  { origin, club }: Pick<PaperRequest, 'origin' | 'club'>,
  hash: string,
): PaperProof => ({ hash, url: `${origin}/verify/${club.slug}/${hash}` })
