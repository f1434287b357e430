import { type Sentence, type Tell, tellsOf } from '../../kernel/tell'
import type { NamedHand } from '../cards/named'
import type { EndHand, LastColpo } from '../views/last-colpo'
import { categoryTell, handTell } from './hands'

export const LAST_COLPO_SENTENCES = {
  beats: { it: '{best} batte {second}', en: '{best} beats {second}' },
  beat: { it: '{best} batte {second}', en: '{best} beat {second}' },
  byTheRest: {
    it: '{best} contro {second}: decidono le altre carte o il seme',
    en: '{best} against {second}: the other cards or the suit decide',
  },
  shared: { it: '{best}: si divide', en: '{best}: split' },
  with: { it: 'con {best}', en: 'with {best}' },
  alone: { it: 'gli altri hanno lasciato', en: 'everybody else folded' },
  unshown: { it: 'gli altri non hanno mostrato', en: 'nobody else showed' },
  table: { it: 'le carte le ha viste il tavolo', en: 'the table saw the cards' },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(LAST_COLPO_SENTENCES)

/** The winning hand over what it beat, or the reason why no hand was compared; empty when nobody won. */
export function becauseTells({ because, hands, outcome }: LastColpo): readonly Tell[] {
  if (outcome.kind !== 'won') return []
  const winners = outcome.ranking[0] ?? []
  const [best] = knownAmong(hands, (hand) => winners.includes(hand.member))
  const [second] = knownAmong(hands, (hand) => !winners.includes(hand.member))
  switch (because) {
    case 'none':
      return []
    case 'cards':
      if (!best) return []
      if (winners.length > 1) return [tell('shared', { best: { tell: handTell(best) } })]
      return [second ? overTell(best, second) : tell('with', { best: { tell: handTell(best) } })]
    case 'alone':
    case 'unshown':
      return best
        ? [tell('with', { best: { tell: handTell(best) } }), tell(because)]
        : [tell(because)]
    case 'table':
      // Where only results are kept the table always sees the cards, so there is nothing to say.
      return hands.length === 0 ? [] : [tell('table')]
  }
}

const knownAmong = (hands: readonly EndHand[], which: (hand: EndHand) => boolean): NamedHand[] =>
  hands.filter(which).flatMap(({ named }) => named ?? [])

/** Categories whose English name is a plural. */
const PLURAL: readonly NamedHand['category'][] = ['tris', 'poker', 'doppia']

/** “tris di dieci batte doppia”; of the same category both are told in full. */
function overTell(best: NamedHand, second: NamedHand): Tell {
  const full = { tell: handTell(best) }
  const how = PLURAL.includes(best.category) ? 'beat' : 'beats'
  if (best.category !== second.category)
    return tell(how, { best: full, second: { tell: categoryTell(second.category) } })
  const isSameName = best.rank === second.rank && best.lower === second.lower
  return tell(isSameName ? 'byTheRest' : how, { best: full, second: { tell: handTell(second) } })
}
