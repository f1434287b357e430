import type { Coup } from '../state/coup'

/**
 * Whether a solo punter who is not bound to the rule let their natural go by and the banker laid one down: the bank wins,
 * whatever the points. Con terzi the cards speak. Source: S.120, cf43.
 */
export const hasRenounced = (coup: Coup, puntaHasNatural: boolean): boolean =>
  puntaHasNatural &&
  coup.bancoWord === 'natural' &&
  coup.puntaWord !== 'natural' &&
  coup.holder?.isSolo === true &&
  !coup.regime.puntaByRule
