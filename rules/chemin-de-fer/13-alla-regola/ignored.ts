import { z } from 'zod'
import { MemberId } from '../../kernel/memberId'
import { type Case, type CoupChange, type Follows, goesOn } from '../errors/consequence'
import { mended, withResult } from '../errors/mended'
import { forcedBy } from '../play/regime'
import { firstPoint, resultOf, thirdValue } from '../play/result'
import { bancoDraws, type Drawing, puntaDraws } from '../play/table'
import { refuse } from '../refuse'
import type { Settings } from '../settings'
import { changedCoup, withSide } from '../state/changed'
import type { Advice, Coup, Result, Side } from '../state/coup'

const NAUGHT = { punta: null, banco: null } as const

/** The side on which a member would speak now: the holder of the cards, or the banker after the punta; null for neither. */
export function sideToSpeak(kase: Case, member: MemberId): Side | null {
  const { coup, mano } = kase
  if (member === mano.banker && coup.bancoWord === null)
    return coup.phase === 'spoken' || coup.phase === 'shown' ? 'banco' : null
  const isHolder = coup.holder?.member === member
  return isHolder && coup.phase === 'dealt' && coup.puntaWord === null ? 'punta' : null
}

/** That which the drawing table says to a side, as far as its point and the card given are known; null when not. */
export function tableSays(coup: Coup, side: Side, settings: Settings): Drawing | null {
  const point = firstPoint(coup, side)
  if (point === null) return null
  if (side === 'punta') return puntaDraws(point, { puntaByRule: true, puntaFive: 'stands' })
  const given = coup.puntaWord === 'carta' ? thirdValue(coup, 'punta') : 'no'
  const { bancoForced } = coup.regime
  return given === null
    ? null
    : bancoDraws(point, given, settings, { bancoByRule: true, bancoForced })
}

/** Whether the advice goes against the drawing table, as far as the cards are known. */
export const isAgainstTable = (drawing: Drawing | null, says: Advice['says']): boolean =>
  (drawing === 'draws' && says === 'no') || (drawing === 'stands' && says === 'carta')

/** The word that a side has on record about its third card; null while it has not spoken. */
const wordOf = (coup: Coup, side: Side): 'carta' | 'no' | null => {
  const word = side === 'punta' ? coup.puntaWord : coup.bancoWord
  return word === 'natural' ? 'no' : word
}

/** How a card that a banker took against advice bears on the coup; told where the points are not known. */
export const BEARINGS = ['helps', 'hurts', 'nothing'] as const
type Bearing = (typeof BEARINGS)[number]

/** S.110: advice that was not followed; the bearing of the banker's card is told where the points are not known. */
export const AdviceIgnored = z.object({
  member: MemberId,
  bearing: z.enum(BEARINGS).nullable(),
})

const WORTH: Readonly<Record<Result, number>> = { banco: 2, tie: 1, void: 1, punta: 0 }

/** cf65: by the coup's result with the card and without it; null where a point is not known. */
function bearingOf(coup: Coup): Bearing | null {
  const kept = resultOf(coup)
  const without = resultOf(changedCoup(coup, withoutCard(coup)))
  if (!kept || !without) return null
  const gain = WORTH[kept.result] - WORTH[without.result]
  return gain === 0 ? 'nothing' : gain > 0 ? 'helps' : 'hurts'
}

const withoutCard = (coup: Coup): Pick<Coup, 'thirds' | 'banco' | 'points' | 'bancoWord'> => ({
  thirds: withSide(coup.thirds, 'banco', null),
  banco: coup.banco.slice(0, 2),
  points: withSide(coup.points, 'banco', null),
  bancoWord: 'no',
})

/** That which follows from advice not followed: the coup is restored; shown before it is confirmed. Source: S.110. */
export function ignoredFollows(kase: Case, member: MemberId, told: Bearing | null): Follows {
  const { coup, evening } = kase
  const advice = coup.faults.advice.findLast((one) => one.member === member)
  if (!advice) return refuse('S.110', 'no-advice', { member: { member } })
  const word = wordOf(coup, advice.side)
  if (word === null || word === advice.says) return refuse('S.110', 'advice-followed')
  if (advice.side === 'punta') {
    const regime = forcedBy(coup.regime, 'S.109')
    if (coup.phase === 'spoken')
      return goesOn('S.110', {
        regime,
        puntaWord: advice.says,
        puntaWords: [...coup.puntaWords, advice.says],
      })
    return goesOn(
      'S.110',
      mended(coup, regime, evening.settings, { words: { punta: advice.says } }),
    )
  }
  if (advice.says === 'carta')
    return goesOn('S.110', {
      bancoWord: null,
      phase: 'shown',
      result: null,
      resultBy: null,
      points: NAUGHT,
    })
  return cardAgainstAdvice(coup, evening.settings, told)
}

/** A card taken by a banker advised to stand: void, or kept where it hurts (`advisedCard`). */
function cardAgainstAdvice(coup: Coup, settings: Settings, told: Bearing | null): Follows {
  const bearing = settings.advisedCard === 'void' ? 'helps' : (bearingOf(coup) ?? told)
  if (bearing === null) return refuse('S.110', 'say-whether-it-helps')
  if (bearing === 'hurts') return goesOn('S.110')
  const card = coup.thirds.banco?.card ?? null
  const change: CoupChange = {
    ...withoutCard(coup),
    surplus: [...coup.surplus, { card, seen: true, fate: 'void' }],
  }
  return goesOn('S.110', withResult(coup, change))
}
