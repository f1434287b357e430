import { describe, expect, it } from 'vitest'
import type { Unbranded } from '@/rules/kernel/brand'
import type { Transfer } from '@/rules/kernel/ledger'
import { openRulings } from '@/rules/poker/judging/what-if'
import type { Remedy } from '@/rules/poker/state/dispute'
import { asTable } from '@/rules/poker/state/ids'
import { handsOf, said, speaker } from './play/said'
import { colpo, dealt, potOf, resti, restoOf, won } from './support/colpi'
import { deputato, socio } from './support/people'
import { tableOfFive } from './support/phrases'
import {
  appeal,
  disputed,
  opened,
  quarrel,
  raise,
  raised,
  rule,
  settled,
  T1,
  won40,
} from './support/remedies'
import type { Scene } from './support/scene'

/** The same after the table decided for rossi, so that play goes on until the deputato rules. */
const goingOn = () =>
  ['verdi', 'neri']
    .reduce<Scene>(
      (scene, member) =>
        scene.give({ type: 'voteDispute', ...T1, dispute: 1, member, inFavourOf: 'rossi' }),
      opened(won40(), 'rossi', 'bianchi'),
    )
    .give(appeal)
const rulings = (scene: Scene, transfers: Unbranded<Transfer>[] = []) => {
  const asked = { table: asTable('T1'), dispute: 1, provision: 'VIII.2' }
  const moving = { ...asked, transfers: transfers as Transfer[] }
  return openRulings(scene.evening, moving, { at: scene.now, by: deputato() })
}
const choicesOf = (scene: Scene, kind: Remedy['kind']) =>
  rulings(scene)?.remedies.find((one) => one.kind === kind)

describe('rulings in mid-colpo', () => {
  it('XVII.2 a raise falls: it counts as an acceptance, and words that answered it are asked again', () => {
    const after = disputed()
      .when(rule(raise), deputato())
      .yields({ type: 'disputeRuled', remedy: raise }, { type: 'movesReplaced' })
    expect(handsOf(after)).toMatchObject({
      verdi: { standing: 'in', put: 10 },
      neri: { standing: 'folded' },
      gialli: { standing: 'waiting', put: 0 },
    })
    expect(speaker(after)).toBe('gialli')
    said(after, 'gialli accepts')
  })

  it('XVII.2 a raise that is not the one the deputato read is not taken away', () => {
    disputed()
      .when(rule({ ...raise, to: 40 }), deputato())
      .isRefused('XVII.2', 'no-such-raise')
    const drawn = said(raised(), 'rossi folds, bianchi accepts, bianchi asks 2')
    quarrel(drawn, 'verdi', 'gialli')
      .when(rule(raise), deputato())
      .isRefused('VIII.2', 'too-late-for-that')
  })

  it('XVII.2 a hand is dead: its stakes are lost, and the others play on', () => {
    const dead = { kind: 'hand-dead', member: 'verdi', stakes: 'lost' } as const
    const after = disputed()
      .when(rule(dead), deputato())
      .yields({ type: 'disputeRuled' }, { type: 'moveMade' })
    expect(handsOf(after).verdi).toMatchObject({ standing: 'out', put: 30 })
    disputed()
      .when(rule({ ...dead, member: 'neri' }), deputato())
      .isRefused('XVII.2', 'hand-not-in-play')
  })

  it('XVII.2 the last hand in the game is not ruled dead, in the colpo nor after it (N5)', () => {
    const alone = said('bianchi opens 10, verdi folds, neri folds, gialli folds, rossi folds')
    for (const stakes of ['lost', 'back'] as const)
      quarrel(alone, 'verdi', 'gialli')
        .when(rule({ kind: 'hand-dead', member: 'bianchi', stakes }), deputato())
        .isRefused('XVII.2', 'last-hand-left', { member: { member: 'bianchi' } })
    const shown = said(
      raised(),
      'rossi folds, bianchi folds, verdi asks 0, gialli asks 0, verdi parols, gialli bets 10, verdi accepts',
    )
    const dead = (member: string) => rule({ kind: 'hand-dead', member, stakes: 'lost' })
    const thrown = quarrel(said(shown, 'verdi shows'), 'gialli', 'neri')
    thrown.when(dead('verdi'), deputato()).yields({ type: 'disputeRuled' }, { type: 'moveMade' })
    const mucked = quarrel(said(shown, 'verdi shows, gialli mucks'), 'gialli', 'neri')
    mucked.when(dead('verdi'), deputato()).isRefused('XVII.2', 'last-hand-left')
    const one = quarrel(colpo(tableOfFive(), won({ rossi: 5 }, [['rossi']])), 'rossi', 'bianchi')
    one.when(dead('rossi'), deputato()).isRefused('XVII.2', 'last-hand-left')
    one.when(dead('neri'), deputato()).isRefused('XVII.2', 'hand-not-in-play')
  })

  it('XVII.2 X.2 a dead hand takes its stakes back and not the uscita, in the colpo as after it (N6)', () => {
    const dead = { kind: 'hand-dead', member: 'verdi', stakes: 'back' } as const
    const during = said(disputed().give(rule(dead), deputato()), 'rossi folds, bianchi folds')
    const inColpo = said(during, 'bianchi opened-right')
    const outcome = won({ bianchi: 10, verdi: 30, gialli: 30 }, [['verdi'], ['gialli']])
    const after = quarrel(colpo(tableOfFive(), outcome), 'verdi', 'gialli').give(
      rule(dead),
      deputato(),
    )
    expect(resti(after.table()).verdi).toBe(99)
    expect(resti(inColpo.table())).toEqual(resti(after.table()))
  })

  it('XVII.2 the colpo is void: every stake goes back and the pot stays', () => {
    const after = disputed()
      .when(rule({ kind: 'colpo-void' }), deputato())
      .yields({ type: 'disputeRuled' }, { type: 'colpoAnnulled', provision: 'VIII.2' })
    expect(potOf(after)).toBe(5)
    expect(restoOf(after, 'verdi')).toBe(99)
    expect(after.table().colpo).toBeNull()
  })

  it('XVII.2 the pot is divided only once the cards are shown, and chips wait for the end', () => {
    disputed()
      .when(rule({ kind: 'pot-divided', winners: ['verdi', 'gialli'] }), deputato())
      .isRefused('XVII.2', 'no-pot-to-divide')
    const pays = [{ from: 'resto:verdi', to: 'resto:gialli', chips: 5 }]
    disputed().when(rule(raise, pays), deputato()).isRefused('XVII.2', 'money-between-colpi')
  })
})

describe('rulings on a settled colpo', () => {
  it('XVII.2 a dead hand gives the colpo to the next; the ruling tells the chips and from whom', () => {
    const before = resti(settled().table())
    const after = settled()
      .when(rule({ kind: 'hand-dead', member: 'rossi', stakes: 'lost' }), deputato())
      .yields({ type: 'disputeRuled' }, { type: 'colpoCorrected', outcome: { lost: ['rossi'] } })
    const now = resti(after.table())
    expect(now.bianchi).toBe((before.bianchi ?? 0) + 55)
    expect(now.rossi).toBe((before.rossi ?? 0) - 55)
    expect(after.table().disputes[0]?.decisions[0]?.transfers).toEqual([
      { from: 'resto:rossi', to: 'resto:bianchi', chips: 55 },
    ])
  })

  it('XVII.2 the pot is divided between two hands', () => {
    const divided = rule({ kind: 'pot-divided', winners: ['rossi', 'bianchi'] })
    const after = settled()
      .when(divided, deputato())
      .yields({ type: 'disputeRuled' }, { type: 'colpoCorrected' })
    expect(after.table().colpi[0]?.outcome).toMatchObject({ ranking: [['rossi', 'bianchi']] })
  })

  it('XVII.2, N3 the last colpo is void: stakes go back, the pot of the uscite stays for the next deal', () => {
    const after = settled()
      .when(rule({ kind: 'colpo-void' }), deputato())
      .yields({ type: 'disputeRuled' }, { type: 'colpoVoided' })
    expect(potOf(after)).toBe(5)
    for (const chips of Object.values(resti(after.table()))) expect(chips).toBe(99)
    expect(after.table().colpi[0]?.outcome).toMatchObject({ kind: 'void', provision: 'VIII.2' })
    expect(after.table().corrections[0]?.was).toMatchObject({ kind: 'won' })
  })

  it('XVII.2 an impossible change is refused with its reason', () => {
    settled().when(rule(raise), deputato()).isRefused('XVII.2', 'raise-settled')
    dealt(goingOn())
      .when(rule({ kind: 'colpo-void' }), deputato())
      .isRefused('XVII.2', 'money-between-colpi')
    const again = colpo(goingOn(), won({}, [['verdi']]))
    again.when(rule({ kind: 'colpo-void' }), deputato()).isRefused('XVII.2', 'too-late-to-void')
    const pays = [{ from: 'resto:rossi', to: 'resto:bianchi', chips: 5 }]
    settled()
      .when(rule({ kind: 'colpo-void' }, pays), deputato())
      .isRefused('XVII.2', 'remedy-or-chips')
    settled()
      .when(rule({ kind: 'hand-dead', member: 'neri', stakes: 'lost' }), deputato())
      .isRefused('XVII.2', 'hand-not-in-play')
  })

  it('XVII.2 a dispute about no colpo has none to change', () => {
    const none = tableOfFive()
    const played = colpo(none, won({}, [['rossi']]))
    const about = { colpo: 0, about: 'Il posto', provision: null, contenders: ['rossi', 'verdi'] }
    const opened = played
      .give({ type: 'openDispute', ...T1, ...about })
      .give({ type: 'appealDispute', ...T1, dispute: 1 })
    opened.when(rule({ kind: 'colpo-void' }), deputato()).isRefused('XVII.2', 'no-colpo-to-change')
  })

  it('XVII.4 a panel agrees on a remedy as on any ruling, and it holds from the majority on', () => {
    const panel = ['conti', 'serra', 'fonti']
    const named = ['rossi', 'bianchi'].reduce(
      (so, member) =>
        so.give({ type: 'nameArbiter', ...T1, dispute: 1, member, arbiters: panel }, socio(member)),
      settled(),
    )
    const proposed = named
      .when({ ...rule({ kind: 'colpo-void' }), inFavourOf: 'rossi' }, socio('conti'))
      .yields({ type: 'rulingProposed' })
    const agreed = { type: 'agreeRuling', ...T1, dispute: 1, proposal: 1 } as const
    proposed
      .when(agreed, socio('serra'))
      .yields({ type: 'rulingAgreed' }, { type: 'disputeRuled' }, { type: 'colpoVoided' })
  })
})

describe('the consequence before a ruling is given', () => {
  it('XVII.2 every open change is shown with resti, middle and result as they would be', () => {
    const [fallen] = choicesOf(disputed(), 'raise-falls')?.choices ?? []
    const verdi = fallen?.after.players.find(({ member }) => member === 'verdi')
    expect(rulings(disputed())?.now).toMatchObject({ middle: 5 + 10 + 30 + 30, inPlay: true })
    expect(fallen?.after).toMatchObject({ middle: 5 + 10 + 10, speaker: 'gialli' })
    expect(verdi).toMatchObject({ resto: 89 })
    expect(choicesOf(disputed(), 'hand-dead')?.choices).toHaveLength(8)
  })

  it('XVII.2 looking changes nothing, and giving the ruling leaves what was shown', () => {
    const scene = settled()
    const [shown] = choicesOf(scene, 'colpo-void')?.choices ?? []
    const after = scene.give(rule({ kind: 'colpo-void' }), deputato())
    for (const { member, resto } of shown?.after.players ?? [])
      expect(resto).toBe(restoOf(after, member))
    expect(shown?.after.middle).toBe(potOf(after))
    expect(scene.table().disputes[0]?.decisions).toEqual([])
  })

  it('XVII.2 an impossible change tells its reason before the form is filled', () => {
    expect(choicesOf(disputed(), 'pot-divided')?.refusal).toMatchObject({
      code: 'no-pot-to-divide',
    })
    expect(choicesOf(settled(), 'raise-falls')?.refusal).toMatchObject({ code: 'raise-settled' })
    const pays = [{ from: 'resto:rossi', to: 'resto:bianchi', chips: 5 }]
    const between = { code: 'money-between-colpi' }
    expect(rulings(disputed(), pays)?.chips.refusal).toMatchObject(between)
    expect(rulings(disputed())?.chips.refusal).toMatchObject(between)
    expect(rulings(settled())?.chips.refusal).toBeNull()
    const { after } = rulings(settled(), pays)?.chips ?? {}
    expect(after?.players).toContainEqual({ member: 'rossi', resto: 129, result: 29 })
    expect(rulings(tableOfFive())).toBeNull()
  })
})
