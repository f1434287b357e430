import { describe, expect, it } from 'vitest'
import { PLAY_REFUSALS } from '@/rules/poker/play/refusals'
import { tavolo } from '../support/people'
import { tableOfFive } from '../support/phrases'
import type { Scene } from '../support/scene'
import { command, inPlay, said } from './said'

/** The reason for which a sentence is refused. */
function refusal(scene: Scene, sentence: string): string {
  const decision = scene.decide(command(sentence), tavolo())
  return decision.accepted ? 'accepted' : decision.ruling.code
}

const inOrder = (codes: readonly string[]) => {
  const order = Object.keys(PLAY_REFUSALS)
  return codes.map((code) => order.indexOf(code)).filter((at) => at >= 0)
}

const drawn = () =>
  said(
    inPlay(),
    'bianchi opens 10, verdi accepts, neri accepts, gialli folds, rossi folds',
    'bianchi asks 0, verdi asks 0, neri asks 0, bianchi parols',
  )

describe('refusals come in their order of precedence', () => {
  it('of a raise: each scene removes the reason before it', () => {
    const asked = said(inPlay(), 'bianchi opens 10, verdi accepts')
    const walked = [
      refusal(tableOfFive(), 'verdi raises 5'),
      refusal(said(asked, 'bianchi was-wrong'), 'verdi raises 5'),
      refusal(drawn(), 'gialli raises 5'),
      refusal(
        said(inPlay(), 'bianchi opens 10', 'neri accepts', 'verdi accepts'),
        'neri raises 50',
      ),
      refusal(asked, 'verdi raises 50'),
      refusal(drawn(), 'verdi raises 5'),
      refusal(said(inPlay(), 'bianchi opens 99'), 'verdi raises 99'),
      refusal(said(inPlay(), 'bianchi opens 10'), 'verdi raises 10'),
      refusal(said(inPlay(), 'bianchi opens 10'), 'verdi raises 100'),
      refusal(said(inPlay(), 'bianchi opens 10'), 'verdi raises 11'),
    ]
    expect(walked).toEqual([
      'no-play',
      'opening-in-question',
      'cards-thrown',
      'keep-or-withdraw-first',
      'not-your-turn',
      'nothing-to-raise',
      'resto-too-short',
      'too-little',
      'above-resto',
      'accepted',
    ])
    const order = inOrder(walked)
    expect(order).toEqual([...order].sort((a, b) => a - b))
  })

  it('of a hand shown: each scene removes the reason before it', () => {
    const shown = said(
      drawn(),
      'verdi bets 5, neri accepts, bianchi accepts, bianchi opened-right, bianchi shows Kc Kq 9p 8f 6c',
    )
    const walked = [
      refusal(tableOfFive(), 'verdi shows'),
      refusal(drawn(), 'verdi shows'),
      refusal(shown, 'gialli shows'),
      refusal(shown, 'bianchi shows'),
      refusal(shown, 'neri shows'),
      refusal(shown, 'verdi shows Ac Aq'),
      refusal(shown, 'verdi shows 5c Aq 9c 8q 7q'),
      refusal(shown, 'verdi shows Kc Aq 9c 8q 7q'),
      refusal(shown, 'verdi shows Ac Aq 9c 8q 7q'),
    ]
    expect(walked).toEqual([
      'no-play',
      'not-at-the-showdown',
      'not-in-the-game',
      'already-shown',
      'not-first-to-show',
      'five-cards-each',
      'not-in-the-pack',
      'card-shown-twice',
      'accepted',
    ])
  })

  it('every reason has its sentence in both languages', () => {
    for (const { it: italian, en } of Object.values(PLAY_REFUSALS)) {
      expect(italian.length).toBeGreaterThan(10)
      expect(en).not.toBe(italian)
    }
  })
})
