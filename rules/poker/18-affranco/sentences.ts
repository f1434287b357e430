import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import type { AffrancoDeclared } from './events'

export const AFFRANCO_SENTENCES = {
  affrancoDeclared: {
    it: 'Affranco dichiarato al tavolo: {members} ({provision})',
    en: 'Affranco declared to the table: {members} ({provision})',
  },
  affrancoEnded: { it: 'Affranco sciolto', en: 'Affranco ended' },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(AFFRANCO_SENTENCES)

/** Appendix: the affranco. */
export const AFFRANCO: Telling<AffrancoDeclared> = {
  affrancoDeclared: ({ affranchi: members }) =>
    members.length === 0
      ? tell('affrancoEnded')
      : tell('affrancoDeclared', { members: { members }, provision: { provision: 'A.1' } }),
}
