import { describe, expect, it } from 'vitest'
import { playedTable, said } from './play/said'
import {
  colpo,
  dealt,
  declared,
  ended,
  type GivenOutcome,
  parolAmong,
  resti,
  won,
} from './support/colpi'
import { given } from './support/given'
import { segretario, tavolo } from './support/people'
import { tableOfFive } from './support/phrases'

const correct = (number: number, outcome: GivenOutcome) =>
  ({ type: 'correctColpo', table: 'T1', colpo: number, outcome, why: 'un altro' }) as const
const declare = (member: string) =>
  ({ type: 'declareParol', table: 'T1', member, in: true }) as const

describe('a correction of the colpo that a parol rests on', () => {
  const caused = () => colpo(tableOfFive(), parolAmong({ verdi: 10, neri: 10 }))
  const declaring = () => caused().give(declare('verdi'), tavolo())
  const among = correct(1, parolAmong({ verdi: 10, gialli: 10 }))

  it('XIII.5 N3 waits once a player has declared: what each pays to come in was reckoned from it', () => {
    given(declaring()).when(among, tavolo()).isRefused('XIII.5', 'parol-rests-on-it', { colpo: 1 })
    const hand = dealt(declared(caused(), 'verdi', 'neri', 'gialli'))
    given(hand).when(among, tavolo()).isRefused('XIII.5', 'parol-rests-on-it')
    const again = ended(hand, parolAmong({ verdi: 5, gialli: 5 }))
    given(again).when(among, tavolo()).isRefused('XIII.5', 'parol-rests-on-it')
    given(dealt(again))
      .when(correct(2, parolAmong({ verdi: 5, neri: 5 })), tavolo())
      .isRefused('XIII.5', 'parol-rests-on-it', { colpo: 2 })
  })

  it('XIII.5 N3 waits during a count too, after which play may go on with that parol', () => {
    const counting = declaring().give({ type: 'beginCount', table: 'T1' }, segretario)
    given(counting).when(among, tavolo()).isRefused('XIII.5', 'parol-rests-on-it')
  })

  it('XIII.5 N3 is made before anybody declares, or when the words are taken back: the right players pay', () => {
    const retract = { type: 'retractDeclaration', table: 'T1', member: 'verdi' } as const
    const scene = declared(
      declaring().give(retract, tavolo()).give(among, tavolo()),
      'verdi',
      'neri',
      'gialli',
    )
    expect(resti(scene.table())).toMatchObject({ verdi: 89, neri: 89, gialli: 89, rossi: 99 })
  })

  it('XIII.5 N3 of a colpo before it, or after its end, is not stopped by it', () => {
    const before = colpo(
      colpo(tableOfFive(), won({ verdi: 10, neri: 10 }, [['neri']])),
      parolAmong({ verdi: 10, neri: 10 }),
    ).give(declare('neri'), tavolo())
    given(before)
      .when(correct(1, won({ verdi: 10, neri: 10 }, [['verdi']])), tavolo())
      .yields({ type: 'colpoCorrected', next: null })
    const over = ended(dealt(declared(caused(), 'verdi', 'neri')), won({}, [['neri']]))
    given(over).when(among, tavolo()).yields({ type: 'colpoCorrected', next: null })
  })
})

describe('a correction of an earlier colpo while one is played move by move', () => {
  const bet = { bianchi: 30, gialli: 30 }
  /** Gialli won the first colpo and may put in 133; neri opens the second. */
  const second = () =>
    said(
      dealt(colpo(playedTable(), won(bet, [['gialli']]))),
      'verdi passes, neri opens 20, gialli accepts',
    )
  const less = correct(1, won({ bianchi: 20, gialli: 20 }, [['gialli']]))

  it('III.2 N3 moves its chips once that colpo is over: nobody is left with less than they bet', () => {
    given(second()).when(less, tavolo()).isRefused('XVII.2', 'money-between-colpi')
    const over = ended(second(), won({ neri: 20, gialli: 20 }, [['neri']]))
    given(over)
      .when(less, tavolo())
      .yields({
        type: 'colpoCorrected',
        transfers: [{ from: 'resto:gialli', to: 'resto:bianchi', chips: 10 }],
      })
  })

  it('III.5 N3 gives no chips either to a player who answers for a passata', () => {
    const poor = colpo(playedTable({ uscita: 8 }), won({ verdi: 80, neri: 80 }, [['neri']]))
    const hand = said(dealt(poor), 'verdi opens 104')
    given(hand)
      .when(correct(1, won({ verdi: 50, neri: 50 }, [['neri']])), tavolo())
      .isRefused('XVII.2', 'money-between-colpi')
  })

  it('XII.5 N3 is made at once where it moves no chips', () => {
    given(second())
      .when(correct(1, won(bet, [['gialli'], ['bianchi']])), tavolo())
      .yields({ type: 'colpoCorrected', transfers: [] })
  })
})
