import type { Identity } from '../identity'
import type { ClubOnPaper, PaperLocale, Proof } from './papers'
import type { PersonOf } from './people'
import type { Paper } from './render'

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

/** A paper with its file's name; `counted` is what its prints are counted under, null for one never counted. */
export interface Found {
  name: string
  counted: string | null
  paper: Paper
}

export const proofAt = (
  { origin, club }: Pick<PaperRequest, 'origin' | 'club'>,
  hash: string,
): Proof => ({ hash, url: `${origin}/verify/${club.slug}/${hash}` })
