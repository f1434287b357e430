import type { Refused } from '../../kernel/decider'
import { isNatural } from '../play/points'
import { firstPoint } from '../play/result'
import { puntaDraws } from '../play/table'
import { refuse } from '../refuse'
import type { Coup } from '../state/coup'

/** The row that binds this punta to the rule: con terzi (S.113b), or alla regola and forced (S.113c). */
const bindingRow = ({ regime, holder }: Coup): 'S.113b' | 'S.113c' =>
  holder?.isSolo === false && regime.puntaFive === 'free' ? 'S.113b' : 'S.113c'

/** Refuses a word of the punta against the rule or on baccara, where its cards are known already. */
export function puntaRefusal(coup: Coup, word: 'carta' | 'no'): Refused | null {
  const point = firstPoint(coup, 'punta')
  if (point === null) return null
  if (isNatural(point))
    return coup.regime.puntaByRule ? refuse(bindingRow(coup), 'must-lay-down', { point }) : null
  const drawing = puntaDraws(point, coup.regime)
  if (drawing === 'draws' && word === 'no')
    return coup.regime.puntaByRule
      ? refuse(bindingRow(coup), 'must-draw', { point })
      : refuse('S.48', 'not-on-baccara')
  return drawing === 'stands' && word === 'carta'
    ? refuse(bindingRow(coup), 'must-stand', { point })
    : null
}

/**
 * Refuses a punta's cards that show a false draw: bound to the rule, the coup must be restored (S.126b, S.111). A free
 * solo's stands (S.118), but a baccara takes its card while none is out. A card that a natural barred was owed to
 * nobody (S.12, cd6).
 */
export function falseDraw(coup: Coup, point: number): Refused | null {
  const drawn = coup.thirds.punta !== null || coup.thirds.banco !== null
  if (isNatural(point) && coup.puntaWord !== 'natural')
    return coup.regime.puntaByRule && drawn
      ? refuse(bindingRow(coup), 'false-draw', { point })
      : null
  if (coup.bancoWord === 'natural' || coup.puntaWord === 'natural') return null
  const drawing = puntaDraws(point, coup.regime)
  const isFalse =
    (drawing === 'draws' && coup.puntaWord === 'no') ||
    (drawing === 'stands' && coup.puntaWord === 'carta')
  if (!isFalse) return null
  if (coup.regime.puntaByRule) return refuse(bindingRow(coup), 'false-draw', { point })
  return drawn ? null : refuse('S.48', 'not-on-baccara')
}
