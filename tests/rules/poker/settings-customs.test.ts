import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asAccount } from '@/rules/kernel/ledger'
import { Settings } from '@/rules/poker/settings'
import { asTable } from '@/rules/poker/state/ids'
import { tableView } from '@/rules/poker/views/table'
import { segretario } from '@/simulate/actors'
import { cases } from '../../support/generated'
import { inPlay } from './play/said'
import { colpo, dealt, restoOf, won } from './support/colpi'
import { deputato } from './support/people'
import { type Choice, settingsOf, tableOfFive } from './support/phrases'
import type { Scene } from './support/scene'
import { actorOf, anyStep, commandOf } from './support/steps'

const put = { verdi: 10, neri: 10 }
const poker = (unopposed = false) => ({
  honours: [{ member: 'neri', honour: 'poker' as const, unopposed }],
})
const honoured = (choice: Choice) => colpo(tableOfFive(choice), won(put, [['neri']], poker()))

describe('the honours', () => {
  it('setting onori: paid by each player who took part by default, or not used, or put up as a pot', () => {
    for (const choice of [{}, { onori: 'pagamento' as const }]) {
      const paid = honoured({ onore: 3, ...choice })
      expect([restoOf(paid, 'verdi'), restoOf(paid, 'neri')]).toEqual([86, 117])
      expect(paid.table().honourPots).toEqual([])
    }
    const outcome = won(put, [['neri']], poker())
    dealt(tableOfFive({ onori: 'nessuno' }))
      .when({ type: 'recordColpo', table: 'T1', outcome })
      .isRefused('XIV.1', 'no-honours-here')
    const pot = honoured({ onore: 3, onori: 'pot' })
    expect([restoOf(pot, 'verdi'), restoOf(pot, 'neri')]).toEqual([86, 111])
    expect(pot.table().accounts[asAccount('onori')]).toBe(6)
    expect(pot.table().honourPots).toMatchObject([{ chips: 6, entitled: ['verdi', 'neri'] }])
    expect(tableView(pot.evening, asTable('T1'), pot.now)).toMatchObject({ honourChips: 6 })
  })

  it('setting onore: the amount each pays for a poker, one by default', () => {
    expect(restoOf(honoured({}), 'verdi')).toBe(88)
    expect(restoOf(honoured({ onore: 0 }), 'verdi')).toBe(89)
    expect(restoOf(honoured({ onore: 40 }), 'verdi')).toBe(49)
  })

  it('setting onoreMultiplier: how many times the honour is paid against no opponents, once by default', () => {
    const alone = (choice: Choice) =>
      colpo(tableOfFive({ onore: 2, ...choice }), won({ neri: 10 }, [['neri']], poker(true)))
    expect(restoOf(alone({}), 'rossi')).toBe(97)
    expect(restoOf(alone({ onoreMultiplier: 2 }), 'rossi')).toBe(95)
    expect(restoOf(alone({ onoreMultiplier: 3 }), 'rossi')).toBe(93)
    expect(Settings.safeParse({ ...settingsOf(), onoreMultiplier: 4 }).success).toBe(false)
  })
})

describe('cash and record', () => {
  it('setting level: casse only, results or every move; results by default, changed between two colpi', () => {
    const deal = { type: 'deal' as const, table: 'T1', out: [] }
    tableOfFive({ level: 1 }).when(deal).isRefused(null, 'level-casse-only')
    expect(dealt(tableOfFive()).table()).toMatchObject({ level: 2, play: null })
    expect(dealt(tableOfFive({ level: 2 })).table().play).toBeNull()
    expect(dealt(tableOfFive({ level: 3 })).table().play).not.toBeNull()
    const changed = tableOfFive().give({ type: 'setLevel', table: 'T1', level: 3 })
    expect(dealt(changed).table().play).not.toBeNull()
  })

  it('setting passataConfirmedBy: the secretary hands passate out by default, or the table does', () => {
    const asked = (choice: Choice = {}) =>
      tableOfFive(choice).give({ type: 'askPassata', table: 'T1', member: 'neri', passate: 1 })
    const confirm = { type: 'confirmPassata', table: 'T1', member: 'neri' } as const
    for (const choice of [{}, { passataConfirmedBy: 'segretario' as const }]) {
      asked(choice).when(confirm).isRefused('III.6', 'desk-confirms')
      asked(choice).when(confirm, segretario).yields({ type: 'passataTaken' })
    }
    const own = asked({ passataConfirmedBy: 'tavolo' })
    own.when(confirm).yields({ type: 'passataTaken' })
    own.when(confirm, segretario).yields({ type: 'passataTaken' })
  })

  it('setting recountAbove: the imbalance above which the chips are counted again, a passata by default', () => {
    const counted = (choice: Choice, over: number) =>
      Object.keys(tableOfFive().table().players).reduce<Scene>(
        (scene, member) =>
          scene.give(
            {
              type: 'countResto',
              table: 'T1',
              member,
              chips: member === 'neri' ? 100 + over : 100,
            },
            segretario,
          ),
        tableOfFive(choice).give({ type: 'beginCount', table: 'T1' }, segretario),
      )
    const close = { type: 'closeTableau', table: 'T1', settleBy: 'desk' } as const
    const closes = (choice: Choice, over: number) => counted(choice, over).when(close, segretario)
    for (const choice of [{}, { recountAbove: null }]) {
      closes(choice, 100).yields({ type: 'tableauClosed' }, { type: 'placesEnded' })
      closes(choice, 101).isRefused('XVI.2', 'recount-first', {
        imbalance: { chips: 101 },
        limit: { chips: 100 },
      })
    }
    closes({ recountAbove: 0 }, 0).yields({ type: 'tableauClosed' }, { type: 'placesEnded' })
    closes({ recountAbove: 0 }, 1).isRefused('XVI.2', 'recount-first', { limit: { chips: 0 } })
    const accepted = counted({ recountAbove: 0 }, 1).give(
      { type: 'acceptImbalance', table: 'T1' },
      deputato(),
    )
    accepted.when(close, segretario).yields({ type: 'tableauClosed' }, { type: 'placesEnded' })
  })
})

describe('special customs', () => {
  it('setting affranco: two may declare it only where the table’s settings tolerate it', () => {
    const pact = {
      type: 'declareAffranco' as const,
      table: 'T1',
      members: ['verdi', 'neri'],
    }
    for (const choice of [{}, { affranco: false }])
      tableOfFive(choice).when(pact).isRefused('A.1', 'affranco-off')
    const declared = tableOfFive({ affranco: true }).give(pact)
    expect(declared.table().affranchi).toEqual(['verdi', 'neri'])
  })
})

describe('when settings are fixed', () => {
  it('A6 a table keeps its settings from its list, whatever is done from the first colpo on', () => {
    const choice = { uscita: 2, cip: 2, onore: 5, lowestCard: 6 }
    const start = inPlay(choice)
    const { settings } = start.table()
    expect(settings).toEqual(settingsOf({ level: 3, ...choice }))
    const evenings = fc.array(anyStep, { minLength: 30, maxLength: 60, size: 'max' })
    fc.assert(
      fc.property(evenings, (steps) => {
        let scene = start
        for (const step of steps) {
          const command = commandOf(scene, step)
          const decision = command && scene.decide(command, actorOf(step))
          if (decision?.accepted) scene = scene.happening(decision.events, actorOf(step))
        }
        expect(scene.table().settings).toBe(settings)
        expect(scene.evening.lists.L1?.settings).toBe(settings)
      }),
      { numRuns: cases(30) },
    )
  })
})
