'use client'
import { useState } from 'react'
import { asPlayer } from '@/rules/banked/ids'
import { standsUnnamed } from '@/rules/black-jack/play/places'
import type { CasellaNumber, Player } from '@/rules/black-jack/state/ids'
import type { TableView } from '@/rules/black-jack/views/view'
import { asChips, type Chips, plus } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import { useInOrder } from '../../../live/commanding'
import { useToast } from '../../../tell/Toast'
import { useAct } from '../../commanding'
import { useTable } from '../tablet'

/** The sum and the person of the next tap on a casella; without a person, the holder of its seat. */
export interface Staking {
  chips: Chips
  setChips: (chips: Chips) => void
  player: Player | null
  setPlayer: (player: Player | null) => void
  /** Calls `lay` with the sum; where the keypad was cleared, it says instead that a sum comes first. */
  withSum: (lay: (chips: Chips) => void) => void
  /** Lays the sum on a casella, on top of what the person has there. */
  lay: (number: CasellaNumber) => void
  refusal: ReturnType<typeof useAct>['refusal']
  /** How many taps wait for the one being done. */
  taps: number
}

/** Somebody who stands and whom the book does not name: each tap is a person more at its casella. Source: A1. */
export const STANDING = asPlayer('@')

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** The first unnamed person at a casella who has nothing there yet; `staked` are those with a puntata. */
function newcomerAt(
  { standing, offers }: Pick<TableView, 'standing' | 'offers'>,
  number: CasellaNumber,
  staked: readonly Player[],
): Player | null {
  for (const { type, payload } of offers)
    if (type === 'layStake' && payload.casella === number && standsUnnamed(payload.player))
      return payload.player
  const free = [...LETTERS].map((letter) => asPlayer(`@${number}${letter}`))
  return free.find((player) => !standing.includes(player) && !staked.includes(player)) ?? null
}

/** The person for whom a tap on a casella stakes; null when its seat is empty and nobody can be named. */
export function playerAt(
  view: Pick<TableView, 'summary' | 'offers' | 'standing'>,
  number: CasellaNumber,
  chosen: Player | null,
  staked: readonly Player[] = [],
): Player | null {
  const { summary, offers } = view
  if (chosen === STANDING) return newcomerAt(view, number, staked)
  if (chosen !== null) return chosen
  const holder = summary.seats.find((seat) => seat.number === number)?.holder
  if (holder) return holder
  for (const { type, payload } of offers)
    if (type === 'layStake' && payload.casella === number && payload.player.startsWith('@'))
      return payload.player
  // Where only results are kept, nothing is laid before the colpo is over.
  return summary.level === 2 ? asPlayer(`@${number}a`) : null
}

/** Persons without a name and without a seat who have a puntata on these caselle. Source: A1. */
export const unnamedIn = (
  caselle: readonly { readonly puntate: readonly { readonly player: Player }[] }[],
): Player[] =>
  caselle.flatMap(({ puntate }) =>
    puntate.flatMap(({ player }) => (standsUnnamed(player) ? [player] : [])),
  )

/** The serial of the colpo that stakes are laid for: the one in play, or the next. */
const serialOf = ({ colpo, last }: Pick<TableView, 'colpo' | 'last'>): number =>
  colpo?.serial ?? (last?.serial ?? 0) + 1

export function useStaking(): Staking {
  const view = useTable()
  const { limits, id } = view.summary
  const t = useT('banked')
  const { say } = useToast()
  const { act, refusal } = useAct()
  const [sum, setChips] = useState<Chips | null>(null)
  const [chosen, choose] = useState<{ player: Player | null; serial: number } | null>(null)
  const serial = serialOf(view)
  // Another person is chosen for one colpo; in the next one each tap is the seat's holder's again.
  const player = chosen?.serial === serial ? chosen.player : null
  const chips = sum ?? limits.minimum
  const { line, give } = useInOrder<{ casella: CasellaNumber; who: Player; chips: Chips }>({
    act({ casella, who, chips }) {
      const puntate = view.colpo?.caselle.find(({ number }) => number === casella)?.puntate ?? []
      const laid = puntate.find((one) => one.player === who)?.amount ?? asChips(0)
      return act('layStake', { table: id, casella, player: who, chips: plus(laid, chips) })
    },
    dropped: (count) => say(t('tapsDropped', { count }), 'bad'),
  })
  const withSum: Staking['withSum'] = (lay) => (chips > 0 ? lay(chips) : say(t('sumFirst'), 'bad'))
  return {
    chips,
    setChips,
    withSum,
    player,
    setPlayer: (one) => choose({ player: one, serial }),
    refusal,
    taps: line.length - 1,
    lay(casella) {
      const who = playerAt(view, casella, player)
      if (who !== null) withSum((chips) => give({ casella, who, chips }))
    },
  }
}
