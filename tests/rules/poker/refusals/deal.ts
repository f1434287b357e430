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
import { MEMBERS } from '../support/people'
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
    ['table-not-playing', counting(gameOfFive()), deal('viola')],
    ['level-casse-only', gameOfFive(), deal('viola')],
    ['colpo-not-settled', disputed(dealt(tableOfFive())), deal('viola')],
    ['dispute-open', disputed(parol()), deal('viola')],
    ['parol-undeclared', parol(), deal('viola')],
    ['seats-not-assigned', calledFive(), deal('viola')],
    ['not-here-to-sit-out', allAway(tableOfFive().afterColpi(1)), deal('viola')],
    ['nobody-may-deal', allAway(tableOfFive().afterColpi(1)), deal()],
    ['too-few-players', tableOfFive(), deal(...five)],
    ['accepted', tableOfFive(), deal()],
  ),
  walk(
    ['said-since', dealt(tableOfFive()).seeing(NOTHING_YET), deal('viola')],
    ['colpo-not-settled', dealt(tableOfFive()).seeing(FIRST), deal('viola')],
    ['parol-undeclared', parol().seeing(FIRST), deal('viola')],
    ['accepted', tableOfFive().seeing(NOTHING_YET), deal()],
  ),
  walk(
    ['not-here-to-sit-out', poor(), deal('viola')],
    ['uscita-missing', poor(), deal()],
    ['accepted', tableOfFive(), deal()],
  ),
  walk(
    ['uscita-missing', poorCartaro(), deal('verdi', 'neri', 'gialli')],
    ['accepted', tableOfFive({ uscitaMode: 'cartaro' }), deal()],
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
    ['not-here-to-sit-out', away(deep(), 'verdi', 'neri', 'rossi'), deal('viola')],
    ['participants-away', away(deep(), 'verdi', 'neri', 'rossi'), deal()],
    ['quota-missing', deep(), deal()],
    ['passata-for-parol', deep(), deal('rossi')],
    ['accepted', deepEnough(), deal('rossi')],
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
const opened = () => said('bianchi opens 10')

const ERRORS = [
  walk(
    ['said-since', disputed(dealt(tableOfFive())).seeing(NOTHING_YET), takeBackDeal(2)],
    ['nothing-to-take-back', disputed(dealt(tableOfFive())), takeBackDeal(2)],
    ['dispute-open', disputed(dealt(tableOfFive())), takeBackDeal(1)],
    ['accepted', dealt(tableOfFive()), takeBackDeal(1)],
  ),
  walk(
    ['said-since', disputed(tableOfFive().afterColpi(1)).seeing(NOTHING_YET), annul(6)],
    ['no-colpo-in-play', disputed(tableOfFive().afterColpi(1)), annul(6)],
    ['dispute-open', disputed(dealt(tableOfFive())), annul(6)],
    ['no-cartaro-there', dealt(tableOfFive()), annul(6)],
    ['accepted', dealt(tableOfFive()), annul(2)],
  ),
  walk(
    ['said-since', tableOfFive().seeing(FIRST), report('viola')],
    ['no-colpo-in-play', tableOfFive(), report('viola')],
    ['colpo-stands', opened(), report('viola')],
    ['not-at-table', disputed(inPlay()), report('viola')],
    ['dispute-open', disputed(inPlay()), report('neri')],
    ['accepted', inPlay(), report('neri')],
  ),
  walk(
    ['said-since', disputed(dealt(tableOfFive())).seeing(NOTHING_YET), stands('viola')],
    ['no-play', disputed(dealt(tableOfFive())), stands('viola')],
    ['dispute-open', disputed(opened()), stands('viola')],
    ['colpo-stands', opened(), stands('viola')],
    ['cards-thrown', inPlay(), stands('viola')],
    ['accepted', inPlay(), stands('verdi')],
  ),
  walk(
    ['table-not-playing', counting(gameOfFive()), level(1)],
    ['level-already-so', dealt(tableOfFive()), level(2)],
    ['colpo-not-settled', dealt(inParol()), level(3)],
    ['parol-under-way', parol(), level(3)],
    ['pot-to-play', colpo(tableOfFive(), NOBODY_OPENED), level(1)],
    ['resti-not-counted', gameOfFive(), level(2)],
    ['accepted', playedTable(), level(2)],
  ),
]

const strip = (on = true) => ({ type: 'stripPack', ...at, on }) as const
const PACK = [
  walk(
    ['table-not-playing', counting(gameOfFive()), strip(false)],
    ['colpo-not-settled', dealt(tableOfFive({ lowestCard: 6 })), strip(false)],
    ['pack-fixed', parol({ lowestCard: 6 }), strip(false)],
    ['pot-unclaimed', parol(), strip(false)],
    ['pack-already-so', tableOfFive(), strip(false)],
    ['nobody-absent', tableOfFive(), strip()],
    ['accepted', away(tableOfFive(), 'verdi'), strip()],
  ),
]

export const DEAL = [...ORDINARY, ...PAROL, ...ERRORS, ...PACK]
