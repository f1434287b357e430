import { type Sentence, type Tell, tellsOf } from '../../kernel/tell'
import type { Consequence } from '../errors/consequence'

export const CONSEQUENCE_SENTENCES = {
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
  goesOn: { it: 'Il colpo prosegue ({provision})', en: 'The coup goes on ({provision})' },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(CONSEQUENCE_SENTENCES)

const WON = { punta: 'wonByPunta', banco: 'wonByBanco', tie: 'tied', void: 'voided' } as const

/** The sentences of that which follows from an error: shown before it is confirmed, and told afterwards. */
export function consequences({ provision: id, coup, limit }: Consequence): Tell[] {
  const provision = { provision: id }
  const { asking, regime, result, faults } = coup
  const told: Tell[] = []
  if (result) told.push(tell(WON[result], { provision }))
  if (asking) told.push(tell('asked', { members: { members: asking.waiting }, provision }))
  if (regime) told.push(tell(regime.bancoForced ? 'forced' : 'bankerFree', { provision }))
  if (faults?.isBound) told.push(tell('bound', { provision }))
  if (limit) told.push(tell('noCards', { provision }))
  return told.length > 0 ? told : [tell('goesOn', { provision })]
}
