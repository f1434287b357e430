import { inPlay, playedTable, said } from '../play/said'
import {
  colpo,
  dealt,
  declared,
  ended,
  NOBODY_OPENED,
  parol,
  parolAmong,
  passata,
} from '../support/colpi'
import { MEMBERS, tavolo } from '../support/people'
import { calledFive, gameOfFive, tableOfFive } from '../support/phrases'
import type { Scene } from '../support/scene'
import { at, away, counting, disputed } from './scenes'
import { walk } from './walk'

const deal = (...out: string[]) => ({ type: 'deal' as const, ...at, out })
const NOTHING_YET = { colpo: 0, words: 0 }
const FIRST = { colpo: 1, words: 0 }
const five = MEMBERS.slice(0, 5)
const allAway = (scene: Scene) => away(scene, ...five)
const inParol = () => declared(parol(), 'verdi', 'neri', 'rossi')
/** In the first hand of the parol verdi and neri put in more than rossi has left. */
const deep = () => {
  const rich = passata(passata(tableOfFive(), 'verdi', 2), 'neri', 2)
  const first = colpo(rich, parolAmong({ verdi: 10, neri: 10 }))
  const hand = dealt(declared(first, 'verdi', 'neri', 'rossi'))
  return ended(hand, parolAmong({ verdi: 150, neri: 150 }))
}
const deepEnough = () => passata(passata(deep(), 'verdi', 4), 'neri', 4)
const dear = () => tableOfFive({ uscita: 100, passata: 120 })
const poor = () => colpo(dear(), { kind: 'nobody-opened' })

const ORDINARY = [
  walk(
    ['table-not-playing', counting(gameOfFive()), tavolo(), deal('viola')],
    ['level-casse-only', gameOfFive(), tavolo(), deal('viola')],
    ['colpo-not-settled', disputed(dealt(tableOfFive())), tavolo(), deal('viola')],
    ['dispute-open', disputed(parol()), tavolo(), deal('viola')],
    ['parol-undeclared', parol(), tavolo(), deal('viola')],
    ['seats-not-assigned', calledFive(), tavolo(), deal('viola')],
    ['not-here-to-sit-out', allAway(tableOfFive().afterColpi(1)), tavolo(), deal('viola')],
    ['nobody-may-deal', allAway(tableOfFive().afterColpi(1)), tavolo(), deal()],
    ['too-few-players', tableOfFive(), tavolo(), deal(...five)],
    ['accepted', tableOfFive(), tavolo(), deal()],
  ),
  walk(
    ['said-since', dealt(tableOfFive()).seeing(NOTHING_YET), tavolo(), deal('viola')],
    ['colpo-not-settled', dealt(tableOfFive()).seeing(FIRST), tavolo(), deal('viola')],
    ['parol-undeclared', parol().seeing(FIRST), tavolo(), deal('viola')],
    ['accepted', tableOfFive().seeing(NOTHING_YET), tavolo(), deal()],
  ),
  walk(
    ['not-here-to-sit-out', poor(), tavolo(), deal('viola')],
    ['uscita-missing', poor(), tavolo(), deal()],
    ['accepted', tableOfFive(), tavolo(), deal()],
  ),
  walk(
    ['uscita-missing', poorCartaro(), tavolo(), deal('verdi', 'neri', 'gialli')],
    ['accepted', tableOfFive({ uscitaMode: 'cartaro' }), tavolo(), deal()],
  ),
]

/** The cartaro alone pays, and bianchi, whose turn it is, has not enough. */
function poorCartaro(): Scene {
  const choice = { uscita: 60, uscitaMode: 'cartaro' as const }
  const put = ['bianchi', 'verdi'].map((member) => ({ member, chips: 60 }))
  const outcome = { kind: 'won' as const, put, ranking: [['verdi']], honours: [], refund: null }
  return colpo(tableOfFive(choice), outcome)
}

const PAROL = [
  walk(
    ['not-here-to-sit-out', away(deep(), 'verdi', 'neri', 'rossi'), tavolo(), deal('viola')],
    ['participants-away', away(deep(), 'verdi', 'neri', 'rossi'), tavolo(), deal()],
    ['quota-missing', deep(), tavolo(), deal()],
    ['passata-for-parol', deep(), tavolo(), deal('rossi')],
    ['accepted', deepEnough(), tavolo(), deal('rossi')],
  ),
]

const takeBackDeal = (number: number) => ({ type: 'takeBackDeal', ...at, colpo: number }) as const
const annul = (cartaro?: number) => ({
  type: 'annul' as const,
  ...at,
  provision: 'V.6',
  why: '',
  ...(cartaro === undefined ? {} : { cartaro }),
})
const report = (member?: string) => ({
  type: 'reportDealError' as const,
  ...at,
  error: 'wrong-dealer' as const,
  member,
  secondCardGiven: true,
})
const stands = (...thrown: string[]) => ({ type: 'dealStands' as const, ...at, thrown })
const level = (to: 1 | 2 | 3) => ({ type: 'setLevel', ...at, level: to }) as const
const opened = () => said(inPlay(), 'bianchi opens 10')

const ERRORS = [
  walk(
    ['said-since', disputed(dealt(tableOfFive())).seeing(NOTHING_YET), tavolo(), takeBackDeal(2)],
    ['nothing-to-take-back', disputed(dealt(tableOfFive())), tavolo(), takeBackDeal(2)],
    ['dispute-open', disputed(dealt(tableOfFive())), tavolo(), takeBackDeal(1)],
    ['accepted', dealt(tableOfFive()), tavolo(), takeBackDeal(1)],
  ),
  walk(
    ['said-since', disputed(tableOfFive().afterColpi(1)).seeing(NOTHING_YET), tavolo(), annul(6)],
    ['no-colpo-in-play', disputed(tableOfFive().afterColpi(1)), tavolo(), annul(6)],
    ['dispute-open', disputed(dealt(tableOfFive())), tavolo(), annul(6)],
    ['no-cartaro-there', dealt(tableOfFive()), tavolo(), annul(6)],
    ['accepted', dealt(tableOfFive()), tavolo(), annul(2)],
  ),
  walk(
    ['said-since', tableOfFive().seeing(FIRST), tavolo(), report('viola')],
    ['no-colpo-in-play', tableOfFive(), tavolo(), report('viola')],
    ['colpo-stands', opened(), tavolo(), report('viola')],
    ['not-at-table', disputed(inPlay()), tavolo(), report('viola')],
    ['dispute-open', disputed(inPlay()), tavolo(), report('neri')],
    ['accepted', inPlay(), tavolo(), report('neri')],
  ),
  walk(
    ['said-since', disputed(dealt(tableOfFive())).seeing(NOTHING_YET), tavolo(), stands('viola')],
    ['no-play', disputed(dealt(tableOfFive())), tavolo(), stands('viola')],
    ['dispute-open', disputed(opened()), tavolo(), stands('viola')],
    ['colpo-stands', opened(), tavolo(), stands('viola')],
    ['cards-thrown', inPlay(), tavolo(), stands('viola')],
    ['accepted', inPlay(), tavolo(), stands('verdi')],
  ),
  walk(
    ['table-not-playing', counting(gameOfFive()), tavolo(), level(1)],
    ['level-already-so', dealt(tableOfFive()), tavolo(), level(2)],
    ['colpo-not-settled', dealt(inParol()), tavolo(), level(3)],
    ['parol-under-way', parol(), tavolo(), level(3)],
    ['pot-to-play', colpo(tableOfFive(), NOBODY_OPENED), tavolo(), level(1)],
    ['resti-not-counted', gameOfFive(), tavolo(), level(2)],
    ['accepted', playedTable(), tavolo(), level(2)],
  ),
]

const strip = (on = true) => ({ type: 'stripPack', ...at, on }) as const
const PACK = [
  walk(
    ['table-not-playing', counting(gameOfFive()), tavolo(), strip(false)],
    ['colpo-not-settled', dealt(tableOfFive({ lowestCard: 6 })), tavolo(), strip(false)],
    ['pack-fixed', parol({ lowestCard: 6 }), tavolo(), strip(false)],
    ['pot-unclaimed', parol(), tavolo(), strip(false)],
    ['pack-already-so', tableOfFive(), tavolo(), strip(false)],
    ['nobody-absent', tableOfFive(), tavolo(), strip()],
    ['accepted', away(tableOfFive(), 'verdi'), tavolo(), strip()],
  ),
]

export const DEAL = [...ORDINARY, ...PAROL, ...ERRORS, ...PACK]
