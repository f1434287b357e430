import type { Tell } from '../../kernel/tell'
import { isNatural, pointOfValues } from '../play/points'
import { FREE_REGIME } from '../play/regime'
import { bancoDraws, puntaDraws } from '../play/table'
import type { Settings } from '../settings'
import type { Result } from '../state/coup'
import { verdictTell } from '../telling/verdict'

/** The values of both sides' cards as a judge holds that they were: two or three each, 0 to 9. */
interface SupposedCards {
  readonly punta: readonly number[]
  readonly banco: readonly number[]
}

/** The coup that those cards make. */
interface CardsVerdict {
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
    return isOver ? [] : [verdictTell('naturalBars', { provision: { provision: 'S.12' } })]
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
    if (due[side] === 'draws' && !drew) return [verdictTell(`${side}Draws`, { point, provision })]
    if (due[side] === 'stands' && drew) return [verdictTell(`${side}Stands`, { point, provision })]
    return []
  })
}
