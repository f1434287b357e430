import { type Sentence, type Tell, tellsOf } from '../../kernel/tell'
import { ownerOf } from '../accounts'
import type { Consequence } from '../errors/consequence'

const CONSEQUENCE_SENTENCES = {
  wonByPunta: { it: 'Vince la punta ({provision})', en: 'The punta wins ({provision})' },
  wonByBanco: { it: 'Vince il banco ({provision})', en: 'The bank wins ({provision})' },
  tied: { it: 'Parità ({provision})', en: 'A tie ({provision})' },
  voided: { it: 'Il colpo è annullato ({provision})', en: 'The coup is void ({provision})' },
  asked: {
    it: 'Si chiede a {members} ({provision})',
    en: '{members} are asked ({provision})',
  },
  forced: {
    it: 'Il colpo si gioca alla regola ({provision})',
    en: 'The coup is played by the rule ({provision})',
  },
  bankerFree: {
    it: 'Il banchiere si regola a piacimento ({provision})',
    en: 'The banker is free to choose ({provision})',
  },
  bound: {
    it: 'Il banchiere è tenuto a dare il colpo ({provision})',
    en: 'The banker is bound to give the coup ({provision})',
  },
  noCards: {
    it: 'Non avrà più le carte con interessi di terzi ({provision})',
    en: 'No more cards for them while others have money on the coup ({provision})',
  },
  backToWord: {
    it: 'Si torna alla parola della punta ({provision})',
    en: 'The coup goes back to the punta’s word ({provision})',
  },
  wordHolds: { it: 'Vale «{word}» ({provision})', en: '“{word}” holds ({provision})' },
  pointFixed: {
    it: 'La punta ha {point}, qualunque carta abbia ({provision})',
    en: 'The punta has {point}, whatever its cards ({provision})',
  },
  bankPointFixed: {
    it: 'Il banco ha {point}, qualunque carta abbia ({provision})',
    en: 'The bank has {point}, whatever its cards ({provision})',
  },
  cardsMove: {
    it: 'Le carte vanno a {member} ({provision})',
    en: 'The cards go to {member} ({provision})',
  },
  stakeBack: {
    it: 'A {member} tornano {chips} ({provision})',
    en: '{chips} go back to {member} ({provision})',
  },
  goesOn: { it: 'Il colpo prosegue ({provision})', en: 'The coup goes on ({provision})' },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(CONSEQUENCE_SENTENCES)

const WON = { punta: 'wonByPunta', banco: 'wonByBanco', tie: 'tied', void: 'voided' } as const

/** The sentences of that which follows from an error: shown before it is confirmed, and told afterwards. */
export function consequences({ provision: id, coup, limit, transfers }: Consequence): Tell[] {
  const provision = { provision: id }
  const { asking, regime, result, faults, holder, phase, puntaWord } = coup
  const told: Tell[] = []
  if (result) told.push(tell(WON[result], { provision }))
  for (const { side, point } of faults?.fixed.filter((one) => one.provision === id) ?? [])
    told.push(tell(side === 'punta' ? 'pointFixed' : 'bankPointFixed', { point, provision }))
  if (phase === 'dealt' && puntaWord === null) told.push(tell('backToWord', { provision }))
  if (puntaWord && !result) told.push(tell('wordHolds', { word: puntaWord, provision }))
  if (holder && !holder.seen)
    told.push(tell('cardsMove', { member: { member: holder.member }, provision }))
  if (asking) told.push(tell('asked', { members: { members: asking.waiting }, provision }))
  if (regime) told.push(tell(regime.bancoForced ? 'forced' : 'bankerFree', { provision }))
  if (faults?.isBound) told.push(tell('bound', { provision }))
  if (limit) told.push(tell('noCards', { provision }))
  for (const { to, chips } of transfers)
    if (ownerOf(to))
      told.push(tell('stakeBack', { chips: { chips }, member: { member: ownerOf(to) }, provision }))
  return told.length > 0 ? told : [tell('goesOn', { provision })]
}
