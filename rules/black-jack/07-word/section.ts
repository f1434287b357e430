import { z } from 'zod'
import { ofTable } from '../../banked/forms'
import { tableAt } from '../../banked/frame/at-table'
import { PLAYER } from '../../banked/frame/roles'
import { type Decision, happens } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { blackJackArticle } from '../article'
import { is21 } from '../play/points'
import { speakingFor, speaksAway, wordsInReach } from '../play/word'
import { refuse } from '../refuse'
import { CasellaNumber, Player } from '../state/forms'
import { evolveWord, type WordEvent } from './events'
import { WORD_REFUSALS } from './refusals'

const { article, command } = blackJackArticle<WordEvent>()

/** The words of a titolare (B.23.1). */
const PLAYER_WORDS = ['carta', 'no'] as const

/**
 * The titolare's first word: "carta" asks for a card, "no" passes on. On 21 a card is asked for twice. Source: B.5.1,
 * B.23.1, B1.game.3, D6, I2.
 */
const sayWord = command({
  schema: ofTable.extend({
    casella: CasellaNumber,
    player: Player,
    word: z.enum(PLAYER_WORDS),
  }),
  may: PLAYER,
  refuseStale: true,
  decide(evening, payload, { by }): Decision<WordEvent> {
    const { table: id, casella, player, word } = payload
    const table = tableAt(evening, id)
    const speaks = speakingFor(evening, table, payload, by)
    if (isRefused(speaks)) return speaks
    const { colpo, hand, at } = speaks
    if (word === 'no') return happens({ type: 'handStays', table: id, casella, hand: at.hand })
    if (speaksAway(evening, table, player)) return refuse('B.5.1', 'only-no-for-away')
    const isFirstOn21 = is21(hand.cards) && !colpo.askedOn21
    return happens({ type: 'cardAsked', table: id, casella, hand: at.hand, isFirstOn21 })
  },
  candidates: (evening, by) =>
    wordsInReach(evening, by).flatMap((at) => PLAYER_WORDS.map((word) => ({ ...at, word }))),
})

/** Section 7: the player's word. */
export const word = article({
  id: '7',
  commands: { sayWord },
  refusals: WORD_REFUSALS,
  evolve: evolveWord,
})
