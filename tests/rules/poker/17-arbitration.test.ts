import { describe, expect, it } from 'vitest'
import { asAccount } from '@/rules/kernel/ledger'
import { segretario } from '@/simulate/actors'
import { colpo, dealt, declared, parolAmong } from './support/colpi'
import { deputato, socio } from './support/people'
import { calledFive, tableOfFive } from './support/phrases'
import type { Scene } from './support/scene'

const quarrel = {
  type: 'openDispute',
  table: 'T1',
  colpo: 1,
  about: 'Chi aveva aperto',
  provision: 'VI.3',
  contenders: ['rossi', 'bianchi'],
} as const
const open = { ...quarrel, contenders: [...quarrel.contenders] }
const vote = (member: string, inFavourOf = 'rossi', dispute = 1) =>
  ({ type: 'voteDispute', table: 'T1', dispute, member, inFavourOf }) as const
const appeal = { type: 'appealDispute', table: 'T1', dispute: 1 } as const
const withdraw = { type: 'withdrawDispute', table: 'T1', dispute: 1 } as const
type Move = { from: string; to: string; chips: number }
const rule = (
  choice: { inFavourOf?: string | null; final?: boolean; transfers?: Move[] } = {},
) => ({
  type: 'ruleDispute' as const,
  table: 'T1',
  dispute: 1,
  inFavourOf: 'bianchi' as string | null,
  why: 'Apre chi precede nel giro.',
  provision: 'VI.3',
  final: true,
  transfers: [] as Move[],
  ...choice,
})

const played = () => tableOfFive().afterColpi(1)
const opened = (scene = played()): Scene => scene.give(open, socio('rossi'))
const tied = () => opened().give(vote('verdi')).give(vote('neri', 'bianchi'))

describe('the table decides', () => {
  it('XVII.1 a dispute is opened at the table, about a colpo, by a player seated there', () => {
    const scene = played()
      .when(open, socio('rossi'))
      .yields({ type: 'disputeOpened', dispute: 1, colpo: 1, provision: 'VI.3' })
    expect(scene.table().disputes[0]).toMatchObject({ status: 'voting', openedBy: 'rossi' })
  })

  it('XVII.1 refusals to open a dispute, in their order', () => {
    calledFive().when(open).isRefused('XVII.1', 'game-not-disputable')
    played().when(open, socio('viola')).isRefused(null, 'not-of-this-table')
    played().when(open, deputato()).isRefused(null, 'not-of-this-table')
    opened()
      .when({ ...open, colpo: 2, contenders: [] })
      .isRefused('XVII.1', 'no-such-colpo', { colpo: 2 })
    opened()
      .when({ ...open, contenders: [] })
      .isRefused('XVII.1', 'disputed-already')
    played()
      .when({ ...open, contenders: ['rossi', 'rossi'] })
      .isRefused('XVII.1', 'two-contenders-needed')
    played()
      .when({ ...open, contenders: ['rossi', 'viola'] })
      .isRefused('XVII.1', 'contender-not-here')
  })

  it('XVII.1 at most three of one member about which nobody has decided anything (N4)', () => {
    const about = (colpo: number) => ({ ...open, colpo })
    const fourColpi = tableOfFive().afterColpi(5)
    const three = [1, 2, 3].reduce((so, colpo) => so.give(about(colpo), socio('rossi')), fourColpi)
    three.when(about(4), socio('rossi')).isRefused('XVII.1', 'ruled-first', { open: 3 })
    three.when(about(4), socio('bianchi')).yields({ type: 'disputeOpened' })
    three.when(about(4), segretario).yields({ type: 'disputeOpened' })
    const atTablet = [0, 4, 5].reduce((so, colpo) => so.give(about(colpo)), fourColpi)
    atTablet.when(about(1)).yields({ type: 'disputeOpened' })
    atTablet.when(about(1), socio('rossi')).yields({ type: 'disputeOpened' })

    const sent = three.give(appeal, socio('rossi'))
    sent.when(about(4), socio('rossi')).isRefused('XVII.1', 'ruled-first', { open: 3 })
    const decided = three.give(vote('verdi')).give(vote('neri'))
    for (const one of [decided, decided.give(appeal, socio('rossi'))])
      one.when(about(4), socio('rossi')).yields({ type: 'disputeOpened' })
    const withdrawn = three.give(withdraw, socio('rossi'))
    withdrawn.when(about(4), socio('rossi')).yields({ type: 'disputeOpened' })
  })

  it('XVII.2 a contender, and who saw it, says for the record what happened, until the final word', () => {
    const said = (member: string, text: string) =>
      ({ type: 'stateToDispute', table: 'T1', dispute: 1, member, text }) as const
    const scene = opened()
      .when(said('verdi', 'L’ha detto rossi.'), socio('verdi'))
      .yields({ type: 'disputeStated' })
      .give(said('bianchi', 'Ero io.'))
    scene.when(said('verdi', 'No.'), socio('neri')).isRefused(null, 'not-yours')
    const decided = scene.give(vote('verdi')).give(vote('neri')).give(said('gialli', 'Anch’io.'))
    expect(decided.table().disputes[0]?.statements.map(({ member }) => member)).toEqual([
      'verdi',
      'bianchi',
      'gialli',
    ])
    const ruled = decided.give(rule(), deputato())
    ruled.when(said('verdi', 'Però…')).isRefused('XVII.2', 'dispute-over')
  })

  it('XVII.1 a dispute stops play until the table has decided', () => {
    const deal = { type: 'deal', table: 'T1', out: [] as string[] } as const
    opened()
      .when({ ...deal, out: [] })
      .isRefused('XVII.1', 'dispute-open')
    const decided = opened().give(vote('verdi')).give(vote('neri'))
    decided.when({ ...deal, out: [] }).yields({ type: 'colpoDealt' })
  })

  it('XVII.1 N2 the strict majority of the players who do not contend decides, for the moment', () => {
    const one = opened().when(vote('verdi'), socio('verdi')).yields({ type: 'disputeVoted' })
    const two = one
      .when(vote('neri'), socio('neri'))
      .yields({ type: 'disputeVoted' }, { type: 'disputeDecided', inFavourOf: 'rossi' })
    expect(two.table().disputes[0]).toMatchObject({
      status: 'provisional',
      decisions: [{ by: 'table', final: false, inFavourOf: 'rossi', transfers: [] }],
    })
    two.when(vote('gialli')).isRefused('XVII.1', 'vote-over')
  })

  it('N2 a tie, once all have voted, leaves things as they are and goes to the deputato', () => {
    const four = tableOfFive({ seats: 6 })
      .signed('viola')
      .give({ type: 'answerCall', signUp: 6, answer: 'coming' }, socio('viola'))
      .give({ type: 'takeSeat', table: 'T1', member: 'viola', seat: 6 })
      .paid()
      .afterColpi(1)
    const three = opened(four)
      .give(vote('verdi'))
      .give(vote('neri', 'bianchi'))
      .give(vote('gialli'))
    three
      .when(vote('viola', 'bianchi'), socio('viola'))
      .yields({ type: 'disputeVoted' }, { type: 'disputeSent', why: 'tie' })
    three
      .when(vote('verdi', 'bianchi'), socio('verdi'))
      .yields({ type: 'disputeVoted', inFavourOf: 'bianchi' })
  })

  it('N2 with nobody left to vote the dispute goes to the deputato at once', () => {
    const all = ['rossi', 'bianchi', 'verdi', 'neri', 'gialli']
    played()
      .when({ ...open, contenders: all })
      .yields({ type: 'disputeOpened' }, { type: 'disputeSent', why: 'nobody-votes' })
  })

  it('XVII.1 refusals of a vote, in their order', () => {
    opened()
      .when(vote('rossi', 'rossi', 2))
      .isRefused('XVII.1', 'no-such-dispute')
    opened().when(vote('rossi')).isRefused('XVII.1', 'contenders-do-not-vote')
    opened(played().with('verdi').away('00:01'))
      .when(vote('verdi'))
      .isRefused('XVII.1', 'only-seated-vote')
    opened().when(vote('verdi', 'neri')).isRefused('XVII.1', 'vote-for-a-contender')
    opened().give(vote('verdi')).when(vote('verdi')).isRefused('XVII.1', 'vote-cast')
    opened().when(vote('verdi'), socio('neri')).isRefused(null, 'not-yours')
  })

  it('XVII.1 the player who opened a dispute, or the secretary, withdraws it before any decision', () => {
    opened().when(withdraw, socio('rossi')).yields({ type: 'disputeWithdrawn' })
    opened().when(withdraw, segretario).yields({ type: 'disputeWithdrawn' })
    opened().when(withdraw, socio('bianchi')).isRefused('XVII.1', 'opener-withdraws')
    opened()
      .when({ ...withdraw, dispute: 3 }, segretario)
      .isRefused('XVII.1', 'no-such-dispute')
    const decided = opened().give(vote('verdi')).give(vote('neri'))
    decided.when(withdraw, socio('rossi')).isRefused('XVII.1', 'dispute-decided')
    played().give(open).when(withdraw).yields({ type: 'disputeWithdrawn' })
  })
})

describe('the deputato decides', () => {
  it('XVII.2 a contender who does not accept the vote goes to the deputato', () => {
    const decided = opened().give(vote('verdi')).give(vote('neri'))
    const sent = decided
      .when(appeal, socio('bianchi'))
      .yields({ type: 'disputeSent', why: 'appeal' })
    decided.when(appeal, socio('verdi')).isRefused('XVII.2', 'contenders-appeal')
    sent.when(appeal, socio('bianchi')).isRefused('XVII.2', 'nothing-to-appeal')
    sent.when({ ...appeal, dispute: 2 }).isRefused('XVII.1', 'no-such-dispute')
  })

  it('XVII.3 N3 the deputato has the final word; chips follow by compensating entries, with author and reason', () => {
    const sent = opened().give(appeal)
    const transfers = [{ from: 'resto:rossi', to: 'resto:bianchi', chips: 4 }]
    const before = sent.table().accounts
    const ruled = sent
      .when(rule({ transfers }), deputato())
      .yields({ type: 'disputeRuled', inFavourOf: 'bianchi', final: true, transfers })
    expect(ruled.table().accounts[asAccount('resto:bianchi')]).toBe(
      (before[asAccount('resto:bianchi')] ?? 0) + 4,
    )
    expect(ruled.table().disputes[0]?.status).toBe('final')
    expect(ruled.table().corrections[0]).toMatchObject({
      colpo: 1,
      by: 'deputato',
      why: 'Apre chi precede nel giro.',
      transfers,
    })
    ruled.when(rule(), deputato()).isRefused('XVII.2', 'nothing-to-rule')
  })

  it('XVII.3 the deputato’s word may be only for the moment, and changed later', () => {
    const provisional = opened()
      .give(appeal)
      .give(rule({ final: false }), deputato())
    expect(provisional.table().disputes[0]?.status).toBe('provisional')
    provisional
      .when(rule({ inFavourOf: null }), deputato())
      .yields({ type: 'disputeRuled', inFavourOf: null, final: true })
  })

  it('XVII.2 two who rule for the moment at once do not move the chips twice', () => {
    const transfers = [{ from: 'resto:rossi', to: 'resto:bianchi', chips: 5 }]
    const given = { ...rule({ final: false, transfers }), read: 0 }
    const ruled = opened().give(appeal).give(given, deputato())
    ruled.when(given, deputato('viola')).isRefused('XVII.2', 'ruled-meanwhile')
    ruled.when({ ...given, read: 1 }, deputato('viola')).yields({ type: 'disputeRuled' })
  })

  it('XVII.2 a deputato who plays at the table cannot rule on it', () => {
    opened().give(appeal).when(rule(), deputato('verdi')).isRefused('XVII.2', 'sits-at-this-table')
    opened().give(appeal).when(rule(), segretario).isRefused(null, 'not-allowed')
  })

  it('XVII.2 refusals to give a ruling, in their order', () => {
    const sent = opened().give(appeal)
    const foreign = [{ from: 'cassa', to: 'resto:rossi', chips: 1 }]
    const much = [{ from: 'resto:rossi', to: 'pot', chips: 100_000 }]
    opened()
      .when({ ...rule(), dispute: 2 }, deputato())
      .isRefused('XVII.1', 'no-such-dispute')
    opened().when(rule(), deputato()).isRefused('XVII.1', 'table-votes-first')
    sent
      .when(rule({ inFavourOf: 'neri', transfers: foreign }), deputato())
      .isRefused('XVII.2', 'rule-for-a-contender')
    const dealt = sent
      .give(vote('verdi'))
      .give(vote('neri'))
      .give({ type: 'deal', table: 'T1', out: [] })
    dealt.when(rule({ transfers: foreign }), deputato()).isRefused('XVII.2', 'money-between-colpi')
    dealt.when(rule(), deputato()).yields({ type: 'disputeRuled' })
    sent.when(rule({ transfers: foreign }), deputato()).isRefused('XVII.2', 'account-not-here')
    sent.when(rule({ transfers: much }), deputato()).isRefused('XVII.2', 'not-enough-chips')
  })

  it('XVII.2 XIII.4 a ruling takes nothing from the minor pots that are still to be played', () => {
    const caused = colpo(tableOfFive(), parolAmong({ verdi: 10, neri: 10 }))
    const split = { type: 'splitParol', table: 'T1', parts: 2 } as const
    const sent = opened(declared(caused, 'verdi', 'neri').give(split)).give(appeal)
    const toRossi = (chips: number) =>
      rule({ transfers: [{ from: 'pot', to: 'resto:rossi', chips }] })
    sent
      .when(toRossi(14), deputato())
      .isRefused('XVII.2', 'not-enough-chips', { missing: { chips: 1 } })
    expect(dealt(sent.give(toRossi(13), deputato())).table().colpo?.pot).toBe(0)
  })

  it('XVII.2 one vote each is not yet a tie while somebody still has to vote', () => {
    expect(tied().table().disputes[0]?.status).toBe('voting')
  })
})
