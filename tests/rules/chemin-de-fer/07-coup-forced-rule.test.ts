import { expect, it } from 'vitest'
import { NO_HANDS } from '@/rules/chemin-de-fer/errors/forms'
import { bancoDraws, puntaDraws } from '@/rules/chemin-de-fer/play/table'
import type { Coup } from '@/rules/chemin-de-fer/state/coup'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { coupOf } from './support/coup'
import { atStake, bankerErrs, employeeErrs, holder, punterErrs } from './support/errors'

const two = { 2: 60, 3: 40 }
const at = (phase: Coup['phase'], coup: Partial<Coup> = {}): Evening =>
  atStake(two, { phase, holder: holder(2, false), ...coup })
const shown: Partial<Coup> = { puntaWord: 'carta', firsts: { punta: 5, banco: 3 } }

/** The rows of the matrix of section 7: its title, the coup after it, and the cell of a punta's 5. */
const ROWS: readonly [string, () => Evening, 'free' | 'stands' | 'as it was'][] = [
  ['S.61e', () => bankerErrs(at('closed'), { kind: 'exposedPunta' }), 'free'],
  ['S.127', () => punterErrs(at('dealt'), { kind: 'exposed', how: 'turned' }), 'stands'],
  ['S.128', () => punterErrs(at('dealt'), { kind: 'exposed', how: 'hidden-again' }), 'stands'],
  [
    'S.129',
    () => punterErrs(at('shown', shown), { kind: 'changedWord', word: 'no', hands: NO_HANDS }),
    'stands',
  ],
  [
    'S.126b',
    () => punterErrs(at('shown', shown), { kind: 'falseDraw', spares: [], hands: NO_HANDS }),
    'as it was',
  ],
  ['S.132', () => employeeErrs(at('closed'), { kind: 'exposed', passing: true }), 'stands'],
  ['S.133', () => employeeErrs(at('spoken', shown), { kind: 'exposed', passing: false }), 'stands'],
  [
    'S.137a',
    () =>
      employeeErrs(at('spoken', { puntaWord: 'no' }), {
        kind: 'wrongWord',
        said: 'carta',
        out: [],
        hands: NO_HANDS,
      }),
    'as it was',
  ],
]

it.each(ROWS)(
  '%s forces the rule on the coup as its row of the matrix says',
  (_row, erred, five) => {
    const { regime } = coupOf(erred())
    expect(regime).toMatchObject({ bancoByRule: true, bancoForced: true, puntaByRule: true })
    expect(puntaDraws(5, regime)).toBe(five === 'as it was' ? 'free' : five)
    for (const [optionalUnderRule, drawing] of [
      ['stand', 'stands'],
      ['draw', 'draws'],
    ] as const) {
      const settings = { optionalUnderRule, threeGivingEight: 'stand' } as const
      // The two free cells of the banker, 3 giving 9 and 5 giving 4, follow the house.
      expect(bancoDraws(3, 9, settings, regime)).toBe(drawing)
      expect(bancoDraws(5, 4, settings, regime)).toBe(drawing)
      // Against a punta that stands, a banker's 5 draws.
      expect(bancoDraws(5, 'no', settings, regime)).toBe('draws')
    }
  },
)
