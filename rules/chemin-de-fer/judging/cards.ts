import type { Sentence, Tell } from '../../kernel/tell'
import { tellsOf } from '../../kernel/tell'
import { isNatural, pointOfValues } from '../play/points'
import { FREE_REGIME } from '../play/regime'
import { bancoDraws, puntaDraws } from '../play/table'
import type { Settings } from '../settings'
import type { Result } from '../state/coup'

export const CARDS_SENTENCES = {
  naturalBars: {
    it: 'Un 8 o un 9 nelle prime due carte chiude il colpo: nessuno tira ({provision})',
    en: 'An 8 or a 9 in the first two cards ends the coup: nobody draws ({provision})',
  },
  puntaDraws: {
    it: 'Alla regola la punta con {point} tira ({provision})',
    en: 'By the rule the punta draws on {point} ({provision})',
  },
  puntaStands: {
    it: 'Alla regola la punta con {point} resta ({provision})',
    en: 'By the rule the punta stands on {point} ({provision})',
  },
  bancoDraws: {
    it: 'Alla regola il banco con {point} tira ({provision})',
    en: 'By the rule the bank draws on {point} ({provision})',
  },
  bancoStands: {
    it: 'Alla regola il banco con {point} resta ({provision})',
    en: 'By the rule the bank stands on {point} ({provision})',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(CARDS_SENTENCES)

/** The values of both sides' cards as a judge holds that they were: two or three each, 0 to 9. */
export interface SupposedCards {
  readonly punta: readonly number[]
  readonly banco: readonly number[]
}

/** The coup that those cards make. */
export interface CardsVerdict {
  readonly points: { readonly punta: number; readonly banco: number }
  readonly result: Exclude<Result, 'void'>
  /** Where the draws are not those of the rule, what it says instead; a solo punter need not keep to it (S.48). */
  readonly notes: readonly Tell[]
}

const firsts = (values: readonly number[]): number => pointOfValues(values.slice(0, 2))

/** The points and the result of these cards; null while a side has fewer than two. Source: V.values, S.12, S.113c. */
export function verdictOf(
  { punta, banco }: SupposedCards,
  settings: Pick<Settings, 'threeGivingEight' | 'optionalUnderRule'>,
): CardsVerdict | null {
  if (punta.length < 2 || banco.length < 2) return null
  const points = { punta: pointOfValues(punta), banco: pointOfValues(banco) }
  const result =
    points.punta === points.banco ? 'tie' : points.punta > points.banco ? 'punta' : 'banco'
  return { points, result, notes: notesOn({ punta, banco }, settings) }
}

function notesOn(
  { punta, banco }: SupposedCards,
  settings: Pick<Settings, 'threeGivingEight' | 'optionalUnderRule'>,
): Tell[] {
  const own = { punta: firsts(punta), banco: firsts(banco) }
  const third = punta[2]
  if (isNatural(own.punta) || isNatural(own.banco)) {
    const isOver = punta.length === 2 && banco.length === 2
    return isOver ? [] : [tell('naturalBars', { provision: { provision: 'S.12' } })]
  }
  const provision = { provision: 'S.113c' }
  const byRule = { ...FREE_REGIME, puntaByRule: true, bancoByRule: true }
  const due = {
    punta: puntaDraws(own.punta, byRule),
    banco: bancoDraws(own.banco, third ?? 'no', settings, byRule),
  }
  return (['punta', 'banco'] as const).flatMap((side) => {
    const point = own[side]
    const drew = (side === 'punta' ? punta : banco).length > 2
    if (due[side] === 'draws' && !drew) return [tell(`${side}Draws`, { point, provision })]
    if (due[side] === 'stands' && drew) return [tell(`${side}Stands`, { point, provision })]
    return []
  })
}
