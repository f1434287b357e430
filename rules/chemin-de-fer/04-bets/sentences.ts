import { magnitude, minus } from '../../kernel/chips'
import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import type { BetsEvent } from './events'

const BETS_SENTENCES = {
  stakeNew: { it: '{member} punta {chips}', en: '{member} stakes {chips}' },
  stakeNewPart: {
    it: '{member} punta {chips}, di cui giocano {plays}',
    en: '{member} stakes {chips}, of which {plays} play',
  },
  stakeChanged: {
    it: '{member} porta la puntata a {chips}',
    en: '{member} changes the stake to {chips}',
  },
  stakeChangedPart: {
    it: '{member} porta la puntata a {chips}, di cui giocano {plays}',
    en: '{member} changes the stake to {chips}, of which {plays} play',
  },
  stakeRepeated: {
    it: '{member} ripete la puntata di {chips}',
    en: '{member} repeats the stake of {chips}',
  },
  stakeCompletes: {
    it: '{member} gioca la differenza: {chips}',
    en: '{member} plays the difference: {chips}',
  },
  stakeWithdrawn: {
    it: '{member} ritira la puntata di {chips}',
    en: '{member} withdraws the stake of {chips}',
  },
  closingAsked: {
    it: '{member} chiede di chiudere il gioco',
    en: '{member} asks for the game to be closed',
  },
  gameClosed: { it: 'Il gioco è chiuso', en: 'The game is closed' },
  matched: { it: 'Giocano {chips} di fatto', en: '{chips} play in fact' },
  handedBack: { it: 'Tornano a {member} {chips}', en: '{chips} go back to {member}' },
  stakesReopened: {
    it: '{member} lascia entrare altre puntate: tutti possono cambiare la propria',
    en: '{member} lets stakes in again: everybody may change theirs',
  },
  overCovered: {
    it: '{member} copre le puntate: aggiunge {chips}, il banco è {bank}',
    en: '{member} covers the stakes with another {chips}: the bank is {bank}',
  },
  bankReadMore: {
    it: 'Il banco annunciato era {was}: distesi ci sono {chips} in più',
    en: 'The bank was announced as {was}: {chips} more lie there',
  },
  bankReadLess: {
    it: 'Il banco annunciato era {was}: distesi ci sono {chips} in meno',
    en: 'The bank was announced as {was}: {chips} fewer lie there',
  },
  stakeFromAway: {
    it: '{member} punta da lontano: la puntata non vale',
    en: '{member} stakes from away: the stake does not count',
  },
  stakeFollows: {
    it: '{member} segue la mano intorno al tavolo: la puntata si riscuote per prima e si paga per ultima',
    en: '{member} follows the mano round the table: collected first, paid last',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(BETS_SENTENCES)

/** Section 4: bets. */
export const BETS: Telling<BetsEvent> = {
  stakeLaid: ({ member: who, sum, plays, was, how }) => {
    const member = { member: who }
    const chips = { chips: sum }
    if (how === 'repeated') return tell('stakeRepeated', { member, chips })
    if (how === 'difference')
      return tell('stakeCompletes', { member, chips: { chips: minus(sum, was) } })
    if (plays === sum) return tell(was > 0 ? 'stakeChanged' : 'stakeNew', { member, chips })
    const part = { member, chips, plays: { chips: plays } }
    return tell(was > 0 ? 'stakeChangedPart' : 'stakeNewPart', part)
  },
  stakeWithdrawn: ({ member, chips }) =>
    tell('stakeWithdrawn', { member: { member }, chips: { chips } }),
  closingAsked: ({ member }) => tell('closingAsked', { member: { member } }),
  gameClosed: () => tell('gameClosed'),
  stakesMatched: ({ matched, back }) => [
    tell('matched', { chips: { chips: matched } }),
    ...back.map(({ member, chips }) =>
      tell('handedBack', { member: { member }, chips: { chips } }),
    ),
  ],
  stakesReopened: ({ member }) => tell('stakesReopened', { member: { member } }),
  overCovered: ({ member, chips, bank }) =>
    tell('overCovered', { member: { member }, chips: { chips }, bank: { chips: bank } }),
  bankReadAgain: ({ laid, was }) =>
    tell(laid > was ? 'bankReadMore' : 'bankReadLess', {
      was: { chips: was },
      chips: { chips: magnitude(minus(laid, was)) },
    }),
  stakeReproved: ({ member, provision }) =>
    tell(provision === 'S.38a' ? 'stakeFromAway' : 'stakeFollows', { member: { member } }),
}
