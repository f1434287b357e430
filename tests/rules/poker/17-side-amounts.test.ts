import { describe, expect, it } from 'vitest'
import { ending, playedTable, playOf, said, speaker } from './play/said'
import { colpo, dealt, passata, potOf, resti, restoOf, won } from './support/colpi'
import { deputato } from './support/people'
import { tableOfFive } from './support/phrases'
import { quarrel, rule, T1 } from './support/remedies'
import type { Scene } from './support/scene'

const dead = (member: string, stakes: 'lost' | 'back') =>
  rule({ kind: 'hand-dead', member, stakes } as const)
const dividing = (...winners: string[]) => rule({ kind: 'pot-divided', winners } as const)
/** Bianchi and verdi have 400, the others 100. */
const rich = (scene: Scene) => passata(passata(scene, 'bianchi', 3), 'verdi', 3)
const judged = (scene: Scene, ...ranking: string[][]) =>
  scene.give({ type: 'judgeColpo', ...T1, ranking, honours: [] })

describe('a ruling on a colpo with side amounts', () => {
  /** Neri is all in for 99, bianchi threw 199, and verdi raised them out with 249. */
  const overThem = () =>
    said(
      dealt(rich(playedTable())),
      'bianchi opens 99, verdi accepts, neri accepts, gialli folds, rossi folds',
      'bianchi asks 0, verdi asks 0, neri asks 0',
      'bianchi bets 100, verdi raises 150, bianchi folds',
    )

  it('XVII.2 C3 a side amount of a dead hand and thrown ones goes to the hand that is left, in the colpo as after it', () => {
    const during = said(
      quarrel(overThem(), 'verdi', 'neri').give(dead('verdi', 'lost'), deputato()),
      'bianchi opened-right',
    )
    const over = said(overThem(), 'bianchi opened-right, verdi shows, neri shows')
    const after = quarrel(judged(over, ['verdi'], ['neri']), 'verdi', 'neri').give(
      dead('verdi', 'lost'),
      deputato(),
    )
    expect(restoOf(after, 'neri')).toBe(5 + 99 + 199 + 249)
    expect(resti(after.table())).toEqual(resti(during.table()))
  })

  it('XVII.2 VIII.2 a hand left alone has covered what was thrown as far as its own resto goes', () => {
    const all = passata(rich(playedTable()), 'gialli', 3)
    const thrown = said(
      dealt(all),
      'bianchi opens 150, verdi accepts, neri accepts, gialli accepts, rossi folds',
      'bianchi asks 0, verdi asks 0, neri asks 0, gialli asks 0',
      'bianchi bets 50, verdi raises 100, gialli folds, bianchi folds',
    )
    const alone = quarrel(thrown, 'verdi', 'neri').give(dead('verdi', 'lost'), deputato())
    const over = said(alone, 'bianchi opened-right')
    expect(ending(over)).toMatchObject({ ranking: [['neri']] })
    expect(over.table().colpi[0]?.outcome).toMatchObject({
      put: expect.arrayContaining([{ member: 'neri', chips: 99 }]),
    })
  })

  it('XVII.2 C3 a side amount of thrown hands goes the same way when the dead hand has its stakes back', () => {
    const put = { rossi: 99, bianchi: 300, verdi: 200, neri: 99 }
    const three = passata(rich(tableOfFive()), 'neri', 3)
    const settled = colpo(three, won({ ...put, neri: 200 }, [['bianchi'], ['rossi']]))
    const after = quarrel(settled, 'bianchi', 'rossi').give(dead('bianchi', 'back'), deputato())
    expect(restoOf(after, 'rossi')).toBe(5 + 99 + 200 + 200)
    expect(restoOf(after, 'bianchi')).toBe(399)
  })

  it('XVII.2 XII.4 the pot is divided, and a side amount of thrown hands stays with the last to throw', () => {
    const shown = said(
      dealt(rich(playedTable())),
      'bianchi opens 99, verdi accepts, neri accepts, gialli accepts, rossi folds',
      'bianchi asks 0, verdi asks 0, neri asks 0, gialli asks 0',
      'bianchi bets 100, verdi accepts, bianchi opened-right',
      'bianchi mucks, verdi mucks, neri shows, gialli shows',
    )
    const settled = judged(shown, ['neri'], ['gialli'])
    expect(ending(settled)).toMatchObject({ sides: [{ upTo: 199, winners: ['verdi'] }] })
    const after = quarrel(settled, 'neri', 'gialli').give(dividing('neri', 'gialli'), deputato())
    expect(resti(after.table())).toMatchObject({ verdi: 400, bianchi: 200, neri: 201, gialli: 200 })
  })

  it('XVII.2 C3 the pot is divided, and a winner who has just covered a side amount takes it', () => {
    const put = { rossi: 99, bianchi: 200, verdi: 200 }
    const settled = colpo(
      rich(tableOfFive()),
      won(put, [['bianchi'], ['rossi'], ['verdi']], {
        sides: [{ upTo: 200, winners: ['bianchi'] }],
      } as never),
    )
    const after = quarrel(settled, 'rossi', 'verdi').give(dividing('rossi', 'verdi'), deputato())
    expect(resti(after.table())).toMatchObject({ bianchi: 199, rossi: 151 })
  })

  it('XVII.2 X.2 a wrong opener who takes the stakes back refunds no pot, in the colpo as after it', () => {
    const played = said(
      'bianchi opens 20, verdi accepts, neri folds, gialli folds, rossi accepts',
      'bianchi asks 0, verdi asks 0, rossi asks 0, bianchi parols, verdi bets 5, rossi accepts',
      'bianchi accepts',
    )
    const out = quarrel(played, 'rossi', 'bianchi').give(dead('bianchi', 'back'), deputato())
    const during = judged(said(out, 'verdi shows, rossi shows'), ['rossi'], ['verdi'])
    expect(ending(during)).toMatchObject({ refund: null })
    const put = { rossi: 20, bianchi: 20, verdi: 20 }
    const ranking = [['rossi'], ['verdi'], ['bianchi']]
    const reported = colpo(tableOfFive(), won(put, ranking, { refund: 'bianchi' } as never))
    const after = quarrel(reported, 'rossi', 'bianchi')
      .when(dead('bianchi', 'back'), deputato())
      .yields({ type: 'disputeRuled' }, { type: 'colpoCorrected', outcome: { refund: null } })
    expect([restoOf(after, 'bianchi'), potOf(after)]).toEqual([99, 0])
  })
})

describe('a hand while the opening is in question', () => {
  it('VI.5 XVII.2 is not ruled dead before the question is answered: the turn may be its own', () => {
    const asked = said('bianchi opens 10, verdi accepts, bianchi was-wrong')
    expect(playOf(asked)).toMatchObject({ answering: ['verdi'], interrupted: 'neri' })
    const disputed = quarrel(asked, 'neri', 'gialli')
    disputed.when(dead('neri', 'lost'), deputato()).isRefused('VI.5', 'opening-in-question')
    const decided = quarrel(said(asked, 'verdi holds-it'), 'neri', 'gialli')
    expect(speaker(decided.give(dead('neri', 'lost'), deputato()))).toBe('gialli')
  })
})
