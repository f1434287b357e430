import { type Sentence, type Tell, tellsOf } from '../../kernel/tell'
import type { Remedy, Ruled } from '../state/dispute'

export const REMEDY_SENTENCES = {
  'colpo-void': {
    it: 'Il colpo è nullo: le poste tornano, il pot resta.',
    en: 'The colpo is void: stakes go back, the pot stays.',
  },
  'raise-falls': {
    it: 'Cade il rilancio di {member} a {chips}: vale come accettazione.',
    en: '{member}’s raise to {chips} falls: it counts as an acceptance.',
  },
  'hand-dead-lost': {
    it: 'La mano di {member} è morta, e le sue poste sono perdute.',
    en: '{member}’s hand is dead, and their stakes are lost.',
  },
  'hand-dead-back': {
    it: 'La mano di {member} è morta; riprende le poste.',
    en: '{member}’s hand is dead; they take their stakes back.',
  },
  'pot-divided': {
    it: 'Il pot si divide tra {members}.',
    en: 'The pot is divided between {members}.',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(REMEDY_SENTENCES)

/** The change that a ruling makes to its colpo. */
export function remedyTell(remedy: Remedy): Tell {
  switch (remedy.kind) {
    case 'colpo-void':
      return tell('colpo-void')
    case 'raise-falls':
      return tell('raise-falls', {
        member: { member: remedy.member },
        chips: { chips: remedy.to },
      })
    case 'hand-dead':
      return tell(`hand-dead-${remedy.stakes}`, { member: { member: remedy.member } })
    case 'pot-divided':
      return tell('pot-divided', { members: { members: remedy.winners } })
  }
}

/** The same of a ruling; empty when it has none. */
export const remedyTells = ({ remedy }: Pick<Ruled, 'remedy'>): readonly Tell[] =>
  remedy ? [remedyTell(remedy)] : []
