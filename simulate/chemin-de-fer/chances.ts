import { isNatural, pointOfValues } from '@/rules/chemin-de-fer/play/points'
import { FREE_REGIME } from '@/rules/chemin-de-fer/play/regime'
import { bancoDraws, type Drawing, type Given, puntaDraws } from '@/rules/chemin-de-fer/play/table'
import { PROFILES, type Settings } from '@/rules/chemin-de-fer/settings'

/** A way of playing alla regola: the setting of the printed cell, and what is done in the free ones. */
export interface Play {
  readonly threeGivingEight: Settings['threeGivingEight']
  /** The punta's 5. */
  readonly puntaFive: 'stand' | 'draw'
  /** The banker's 3 that gave a 9, and the 5 that gave a 4. */
  readonly threeGivingNine: 'stand' | 'draw'
  readonly fiveGivingFour: 'stand' | 'draw'
}

/** The deals that each side wins, out of all ordered deals of six cards; exact whole numbers. */
export interface Deals {
  readonly banco: number
  readonly punta: number
  readonly tie: number
}

export const PACKS = 6
/** Cards of each value, 0 to 9: tens and faces are four ranks. */
const OF_VALUE = [16, 4, 4, 4, 4, 4, 4, 4, 4, 4].map((inPack) => inPack * PACKS)
const CARDS = 52 * PACKS
const VALUES = OF_VALUE.map((_, value) => value)

/** All ordered deals of six cards from the sabot, whether or not the last ones are needed. */
export const ALL_DEALS = [0, 1, 2, 3, 4, 5].reduce((deals, out) => deals * (CARDS - out), 1)

const BOTH = ['stand', 'draw'] as const

/** Every way of playing alla regola. */
export const PLAYS: readonly Play[] = BOTH.flatMap((threeGivingEight) =>
  BOTH.flatMap((puntaFive) =>
    BOTH.flatMap((threeGivingNine) =>
      BOTH.map((fiveGivingFour) => ({
        threeGivingEight,
        puntaFive,
        threeGivingNine,
        fiveGivingFour,
      })),
    ),
  ),
)

const BOUND = { ...FREE_REGIME, puntaByRule: true, bancoByRule: true }

const drawsWhere = (drawing: Drawing, free: 'stand' | 'draw'): boolean =>
  drawing === 'draws' || (drawing === 'free' && free === 'draw')

/** Whether each side draws with its points, by the rules' own tables. */
interface Table {
  readonly punta: readonly boolean[]
  /** By the banker's point, then by the card given, 0 to 9; the eleventh stands for "no". */
  readonly banco: readonly (readonly boolean[])[]
}

function tableOf(play: Play): Table {
  const settings = { ...PROFILES.club, threeGivingEight: play.threeGivingEight }
  const given: readonly Given[] = [...VALUES, 'no']
  return {
    punta: VALUES.map((point) => drawsWhere(puntaDraws(point, BOUND), play.puntaFive)),
    banco: VALUES.map((point) =>
      given.map((card) => {
        const free = point === 3 ? play.threeGivingNine : play.fiveGivingFour
        return drawsWhere(bancoDraws(point, card, settings, BOUND), free)
      }),
    ),
  }
}

const NO_CARD = 10

/**
 * The deals that each side wins when both play alla regola, by exact enumeration of the cards' values over six packs
 * without replacement. Every count is a whole number below 2^53. Source: S.12, S.113c, cf40.
 */
export function dealsWon(play: Play): Deals {
  const { punta: puntaTable, banco: bancoTable } = tableOf(play)
  const left = [...OF_VALUE]
  const won = { banco: 0, punta: 0, tie: 0 }
  let out = 0

  /** Calls `then` for each value of the next card, with the number of ways to it. */
  const each = (ways: number, then: (value: number, ways: number) => void): void => {
    for (const value of VALUES) {
      const cards = left[value] ?? 0
      if (cards === 0) continue
      left[value] = cards - 1
      out += 1
      then(value, ways * cards)
      out -= 1
      left[value] = cards
    }
  }

  /** A decided deal, with the orders of the cards that nobody needs. */
  const decided = (punta: number, banco: number, ways: number): void => {
    let deals = ways
    for (let drawn = out; drawn < 6; drawn++) deals *= CARDS - drawn
    won[punta === banco ? 'tie' : punta > banco ? 'punta' : 'banco'] += deals
  }

  const bankPlays = (punta: number, banco: number, given: number, ways: number): void => {
    if (!bancoTable[banco]?.[given]) decided(punta, banco, ways)
    else each(ways, (value, all) => decided(punta, pointOfValues([banco, value]), all))
  }

  const bothPlay = (punta: number, banco: number, ways: number): void => {
    if (isNatural(punta) || isNatural(banco)) decided(punta, banco, ways)
    else if (!puntaTable[punta]) bankPlays(punta, banco, NO_CARD, ways)
    else each(ways, (value, all) => bankPlays(pointOfValues([punta, value]), banco, value, all))
  }

  each(1, (first, w1) =>
    each(w1, (second, w2) =>
      each(w2, (third, w3) =>
        each(w3, (fourth, w4) =>
          bothPlay(pointOfValues([first, third]), pointOfValues([second, fourth]), w4),
        ),
      ),
    ),
  )
  return won
}

/** The chance of each result. */
export const chancesOf = ({ banco, punta, tie }: Deals): Deals => ({
  banco: banco / ALL_DEALS,
  punta: punta / ALL_DEALS,
  tie: tie / ALL_DEALS,
})

/** The bank's mean gain as a part of the stakes, before the tax; below zero it loses. */
export const bankGain = ({ banco, punta }: Deals): number => (banco - punta) / ALL_DEALS
