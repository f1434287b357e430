import { describe, expect, it } from 'vitest'
import { preview } from '@/rules/poker/colpo/preview'
import type { Honour } from '@/rules/poker/state/colpo'
import { colpo, dealt, ended, resti, restoOf, won } from './support/colpi'
import { settingsOf, tableOfFive } from './support/phrases'

const holding = (member: string, honour: Honour, unopposed = false) => ({
  honours: [{ member, honour, unopposed }],
})
const record = (outcome: ReturnType<typeof won>) =>
  ({ type: 'recordColpo', table: 'T1', outcome }) as const
const put = { verdi: 10, neri: 10, gialli: 10 }

describe('Art. XIV, the honours', () => {
  it('XIV.1 a poker that had to be shown is honoured by each player who took part', () => {
    const after = colpo(tableOfFive({ onore: 3 }), won(put, [['neri']], holding('neri', 'poker')))
    expect(resti(after.table())).toEqual({
      rossi: 99,
      bianchi: 99,
      verdi: 86,
      neri: 130,
      gialli: 86,
    })
  })

  it('XIV.1 where honours are not the custom nobody pays any', () => {
    dealt(tableOfFive({ onori: 'nessuno' }))
      .when(record(won(put, [['neri']], holding('neri', 'poker'))))
      .isRefused('XIV.1', 'no-honours-here')
  })

  it('XIV.2 a scala reale is honoured double', () => {
    const after = colpo(
      tableOfFive({ onore: 3 }),
      won(put, [['neri']], holding('verdi', 'scala-reale')),
    )
    expect(resti(after.table())).toMatchObject({ verdi: 101, neri: 118, gialli: 83 })
  })

  it('XIV.3 against no opponents it is paid up to three times, by all who were dealt in', () => {
    const after = colpo(
      tableOfFive({ onore: 3, onoreMultiplier: 3 }),
      won({ neri: 10 }, [['neri']], holding('neri', 'poker', true)),
    )
    expect(resti(after.table())).toMatchObject({ rossi: 90, neri: 140 })
    dealt(tableOfFive())
      .when(record(won(put, [['neri']], holding('neri', 'poker', true))))
      .isRefused('XIV.3', 'not-unopposed')
  })

  it('XIV.4 a player who took no part in the hand neither pays nor is honoured', () => {
    dealt(tableOfFive())
      .when(record(won(put, [['neri']], holding('rossi', 'poker'))))
      .isRefused('XIV.4', 'honour-outside-colpo')
  })

  it('XIV.5 every holder is paid; two holders pay each other', () => {
    const honours = [
      { member: 'neri', honour: 'poker' as const, unopposed: false },
      { member: 'verdi', honour: 'poker' as const, unopposed: false },
    ]
    const after = colpo(tableOfFive({ onore: 3 }), won(put, [['neri']], { honours }))
    expect(resti(after.table())).toMatchObject({ neri: 127, verdi: 92, gialli: 83 })
  })

  it('XIV.1 no player pays more than their resto', () => {
    const after = colpo(
      tableOfFive({ onore: 500 }),
      won({ verdi: 99, neri: 99 }, [['neri']], holding('neri', 'poker')),
    )
    expect(resti(after.table())).toMatchObject({ verdi: 0, neri: 203 })
  })

  describe('honours put up as a pot', () => {
    const formed = () =>
      colpo(tableOfFive({ onori: 'pot', onore: 3 }), won(put, [['neri']], holding('neri', 'poker')))

    it('XIV.2 each player who took part puts up the honour, and the next colpo plays for it', () => {
      const scene = formed()
      expect(scene.table().honourPots).toMatchObject([
        { chips: 9, entitled: ['verdi', 'neri', 'gialli'] },
      ])
      expect(scene.table().accounts).toMatchObject({ onori: 9, 'resto:rossi': 99 })
    })

    it('XIV.4 only those who formed the pot in honour can win it', () => {
      const next = dealt(formed())
      const after = ended(next, won({ rossi: 5, verdi: 5 }, [['rossi'], ['verdi']]))
      expect(after.table().honourPots).toEqual([])
      expect(restoOf(after, 'verdi')).toBe(99 - 10 - 3 - 1 - 5 + 9)
    })

    it('XIV.2 the preview counts it among the chips left in the middle, until it is won', () => {
      const hand = dealt(formed()).table().colpo
      if (!hand) throw new Error('no colpo')
      const leaves = (outcome: ReturnType<typeof won>) =>
        preview(settingsOf({ onori: 'pot', onore: 3 }), hand, outcome)
      expect(leaves(won({ verdi: 5, neri: 5 }, [['neri']]))).toMatchObject({ left: 0 })
      expect(leaves(won({ rossi: 5 }, [['rossi']]))).toMatchObject({ left: 9 })
    })

    it('XIV.4 a pot that none of the players formed waits, and the next one is played for', () => {
      const first = formed()
      const two = ended(
        dealt(first, 'verdi', 'neri', 'gialli'),
        won({ rossi: 5, bianchi: 5 }, [['rossi']], holding('rossi', 'poker')),
      )
      expect(two.table().honourPots).toMatchObject([{ chips: 9 }, { chips: 6 }])
      const third = dealt(two, 'verdi', 'neri', 'gialli')
      expect(third.table().colpo?.honourPot).toMatchObject({ chips: 6 })
      const after = ended(third, won({ rossi: 5, bianchi: 5 }, [['bianchi']]))
      expect(after.table().honourPots).toMatchObject([{ chips: 9 }])
    })

    it('XIV.3 a pot in honour won without opponents is played again, three times at most', () => {
      let scene = formed()
      for (const played of [1, 2]) {
        scene = colpo(scene, won({ verdi: 5 }, [['verdi']]))
        expect(scene.table().honourPots).toMatchObject([{ chips: 9, played }])
      }
      expect(colpo(scene, won({ verdi: 5 }, [['verdi']])).table().honourPots).toEqual([])
    })

    it('XIV.3 a player still in at the end is an opponent, with nothing put in too', () => {
      const after = colpo(formed(), won({ verdi: 5 }, [['verdi'], ['neri']]))
      expect(after.table().honourPots).toEqual([])
    })
  })
})
