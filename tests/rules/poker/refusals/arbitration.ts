import { segretario } from '@/simulate/actors'
import { dealt } from '../support/colpi'
import { deputato, socio, tavolo } from '../support/people'
import { calledFive, tableOfFive } from '../support/phrases'
import type { GivenCommand, Scene } from '../support/scene'
import { at, away, closed, disputed } from './scenes'
import { walk } from './walk'

type Move = { from: string; to: string; chips: number }

const played = () => tableOfFive().afterColpi(1)
const opened = () => disputed(played())
const open = (colpo: number, ...contenders: string[]) => ({
  type: 'openDispute' as const,
  ...at,
  colpo,
  about: 'Chi aveva aperto',
  provision: 'VI.3',
  contenders,
})
const threeOfRossi = () =>
  [1, 2, 3].reduce(
    (scene, colpo) => scene.give(open(colpo, 'rossi', 'bianchi'), socio('rossi')),
    tableOfFive().afterColpi(4),
  )
const vote = (member: string, inFavourOf: string, dispute = 1) =>
  ({ type: 'voteDispute', ...at, dispute, member, inFavourOf }) as const
const word = (member: string, inFavourOf: string, dispute = 1) =>
  ({ type: 'decideForNow', ...at, dispute, member, inFavourOf }) as const
const rota = (...deputati: string[]) => ({ type: 'setRota' as const, deputati })
const read = (decisions: number, dispute = 1) =>
  ({ type: 'acknowledgeRuling', ...at, dispute, member: null, read: decisions }) as const
const appeal = (dispute = 1) => ({ type: 'appealDispute', ...at, dispute }) as const
const withdraw = (dispute = 1) => ({ type: 'withdrawDispute', ...at, dispute }) as const
/** The table has decided for rossi. */
const decided = () => opened().give(vote('verdi', 'rossi')).give(vote('neri', 'rossi'))
/** One voter each; the others are away. */
const tied = () =>
  away(opened(), 'gialli').give(vote('verdi', 'rossi')).give(vote('neri', 'bianchi'))
const withdrawn = () => opened().give(withdraw())

const rule = (inFavourOf: string, transfers: Move[] = [], dispute = 1) => ({
  type: 'ruleDispute' as const,
  ...at,
  dispute,
  inFavourOf,
  why: 'Apre chi precede nel giro.',
  provision: 'VI.3',
  final: true,
  transfers,
})
const ruled = () => decided().give(rule('bianchi'), deputato())
const pays = (to: string, chips: number): Move[] => [
  { from: 'resto:rossi', to: `resto:${to}`, chips },
]

const DISPUTES = [
  walk(
    ['game-not-disputable', calledFive(), tavolo(), open(9, 'viola', 'viola')],
    ['no-such-colpo', opened(), socio('rossi'), open(9, 'viola', 'viola')],
    ['disputed-already', opened(), socio('rossi'), open(1, 'viola', 'viola')],
    ['ruled-first', threeOfRossi(), socio('rossi'), open(4, 'viola', 'viola')],
    ['two-contenders-needed', played(), socio('rossi'), open(1, 'viola', 'viola')],
    ['contender-not-here', played(), socio('rossi'), open(1, 'rossi', 'viola')],
    ['accepted', played(), socio('rossi'), open(1, 'rossi', 'bianchi')],
  ),
  walk(
    ['no-such-dispute', opened(), tavolo(), vote('rossi', 'neri', 9)],
    ['vote-over', decided(), tavolo(), vote('rossi', 'neri')],
    ['contenders-do-not-vote', away(opened(), 'rossi'), tavolo(), vote('rossi', 'neri')],
    ['only-seated-vote', away(opened(), 'verdi'), tavolo(), vote('verdi', 'neri')],
    ['vote-for-a-contender', opened(), tavolo(), vote('verdi', 'neri')],
    ['vote-cast', opened().give(vote('verdi', 'rossi')), tavolo(), vote('verdi', 'rossi')],
    ['accepted', opened(), tavolo(), vote('verdi', 'rossi')],
  ),
  walk(
    ['no-such-dispute', opened(), tavolo(), word('neri', 'viola', 9)],
    ['nothing-to-decide-for-now', decided(), tavolo(), word('neri', 'viola')],
    ['table-may-decide', opened(), tavolo(), word('neri', 'viola')],
    ['cartaro-gives-word', tied(), tavolo(), word('neri', 'viola')],
    ['rule-for-a-contender', tied(), tavolo(), word('verdi', 'viola')],
    ['accepted', tied(), tavolo(), word('verdi', 'bianchi')],
  ),
  walk(
    ['rota-as-it-is', opened(), segretario, rota()],
    ['accepted', opened(), segretario, rota('deputato')],
  ),
  walk(
    ['no-such-dispute', opened(), tavolo(), read(2, 9)],
    ['nothing-to-read', opened(), tavolo(), read(2)],
    ['decided-anew', decided(), tavolo(), read(2)],
    ['accepted', decided(), tavolo(), read(1)],
  ),
  walk(
    ['no-such-dispute', opened(), socio('verdi'), appeal(9)],
    ['nothing-to-appeal', withdrawn(), socio('verdi'), appeal()],
    ['contenders-appeal', opened(), socio('verdi'), appeal()],
    ['accepted', opened(), socio('rossi'), appeal()],
  ),
  walk(
    ['no-such-dispute', opened(), socio('verdi'), withdraw(9)],
    ['dispute-decided', decided(), socio('verdi'), withdraw()],
    ['opener-withdraws', opened(), socio('verdi'), withdraw()],
    ['accepted', opened(), tavolo(), withdraw()],
  ),
]

const panel = ['conti', 'serra', 'fonti']
const name = (member: string, arbiters: string[], dispute = 1) => ({
  type: 'nameArbiter' as const,
  ...at,
  dispute,
  member,
  arbiters,
})
const agree = (proposal = 1, dispute = 1) =>
  ({ type: 'agreeRuling', ...at, dispute, proposal }) as const
const given = (scene: Scene, member: string, what: GivenCommand) => scene.give(what, socio(member))
/** Both contenders named the same three. */
const named = () =>
  ['rossi', 'bianchi'].reduce((so, member) => given(so, member, name(member, panel)), decided())
/** One of the arbiters wrote a ruling that moves chips. */
const proposed = () => given(named(), 'conti', rule('bianchi', pays('bianchi', 5)))

const RULINGS = [
  walk(
    ['no-such-dispute', opened(), socio('verdi'), rule('neri', [], 9)],
    ['not-the-arbiter', opened(), socio('verdi'), rule('neri')],
    ['sits-at-this-table', opened(), deputato('verdi'), rule('neri')],
    ['table-votes-first', opened(), deputato(), rule('neri')],
    ['nothing-to-rule', ruled(), deputato(), rule('neri')],
    ['rule-for-a-contender', closed(decided()), deputato(), rule('neri', pays('viola', 500))],
    ['reopen-tableau-first', closed(decided()), deputato(), rule('bianchi', pays('viola', 500))],
    ['money-between-colpi', dealt(decided()), deputato(), rule('bianchi', pays('viola', 500))],
    ['account-not-here', decided(), deputato(), rule('bianchi', pays('viola', 500))],
    ['not-enough-chips', decided(), deputato(), rule('bianchi', pays('bianchi', 500))],
    ['accepted', decided(), deputato(), rule('bianchi', pays('bianchi', 5))],
  ),
  walk(
    ['no-such-dispute', opened(), socio('verdi'), agree(9, 9)],
    ['not-the-arbiter', opened(), socio('verdi'), agree(9)],
    ['nothing-to-rule', proposed().give(rule('rossi'), deputato()), socio('conti'), agree(9)],
    ['proposal-changed', dealt(proposed()), socio('conti'), agree(9)],
    ['ruling-agreed', dealt(proposed()), socio('conti'), agree()],
    ['money-between-colpi', dealt(proposed()), socio('serra'), agree()],
    ['accepted', proposed(), socio('serra'), agree()],
  ),
  walk(
    ['no-such-dispute', opened(), tavolo(), name('verdi', ['verdi'], 9)],
    ['only-contenders-name', opened(), tavolo(), name('verdi', ['verdi'])],
    ['table-votes-first', opened(), tavolo(), name('rossi', ['verdi'])],
    ['nothing-to-rule', ruled(), tavolo(), name('rossi', ['verdi'])],
    ['arbiters-have-spoken', proposed(), tavolo(), name('rossi', ['verdi'])],
    ['arbiter-plays-here', named(), tavolo(), name('rossi', ['verdi'])],
    ['arbiter-named', named(), tavolo(), name('rossi', panel)],
    ['accepted', decided(), tavolo(), name('rossi', panel)],
  ),
]

export const ARBITRATION = [...DISPUTES, ...RULINGS]
