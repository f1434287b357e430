import { asChips, type Chips, magnitude } from '../../kernel/chips'
import { type Sentence, type Tell, tellsOf } from '../../kernel/tell'
import type { CoupSettled } from '../14-payment/events'
import type { Tax } from '../15-tax/tax'
import type { CoupRecord } from '../play/record'

const PAYMENT_SENTENCES = {
  bankWins: {
    it: 'Colpo {coup}: vince il banco, di fatto {matched}',
    en: 'Coup {coup}: the bank wins, {matched} played',
  },
  puntaWins: {
    it: 'Colpo {coup}: vince la punta, di fatto {matched}',
    en: 'Coup {coup}: the punta wins, {matched} played',
  },
  isTie: {
    it: 'Colpo {coup}: parità, le puntate tornano',
    en: 'Coup {coup}: a tie, the stakes go back',
  },
  resultBy: { it: 'per decisione del regolamento ({provision})', en: 'by provision {provision}' },
  taxTaken: {
    it: 'Cagnotte {percent} % di {won}: {chips}',
    en: 'Tax {percent} % of {won}: {chips}',
  },
  taxRounded: {
    it: 'Cagnotte {percent} % di {won}, arrotondata: {chips}',
    en: 'Tax {percent} % of {won}, rounded: {chips}',
  },
  arithmetic: {
    it: 'Banco {bank} + vincita {won} − cagnotte {tax} = {left}',
    en: 'Bank {bank} + win {won} − tax {tax} = {left}',
  },
  bankLost: {
    it: 'Banco {bank} − perdita {lost} = {left}, che torna al banchiere; la mano è finita',
    en: 'Bank {bank} − loss {lost} = {left}, which goes back to the banker; the mano is over',
  },
  putAside: {
    it: 'Non coperti e messi da parte: {chips}',
    en: 'Not covered and set aside: {chips}',
  },
  bankNext: { it: 'Prossimo banco: {chips}', en: 'Next bank: {chips}' },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(PAYMENT_SENTENCES)

/** The arithmetic of a coup that is over; its tax is told with the win that it is a part of, and whether it was rounded. Source: cf68. */
export interface Ended {
  readonly settled: CoupRecord
  readonly tax: Tax
  readonly setAside: CoupSettled['setAside']
  readonly won: CoupSettled['won']
}

const WINNERS = { banco: 'bankWins', punta: 'puntaWins' } as const

/** The sentences of a coup that is over: the result, then the next bank with its arithmetic. */
export function endedTells({ settled, tax, setAside, won }: Ended): readonly Tell[] {
  const { serial: coup, matched, result, resultBy, bank, nextBank } = settled
  const by = resultBy === null ? [] : [tell('resultBy', { provision: { provision: resultBy } })]
  const next = tell('bankNext', { chips: { chips: nextBank } })
  if (result !== 'banco' && result !== 'punta') return [tell('isTie', { coup }), ...by, next]
  const first = [tell(WINNERS[result], { coup, matched: { chips: matched } }), ...by]
  const lost = magnitude(won)
  const left = (result === 'banco' ? bank + won - tax.chips : bank - lost) as Chips
  if (result === 'punta')
    return [
      ...first,
      tell('bankLost', { bank: { chips: bank }, lost: { chips: lost }, left: { chips: left } }),
    ]
  const { percent, hundredths, chips } = tax
  const taken = () =>
    tell(hundredths === chips * 100 ? 'taxTaken' : 'taxRounded', {
      percent,
      won: { chips: asChips(hundredths / percent) },
      chips: { chips },
    })
  return [
    ...first,
    ...(percent === 0 ? [] : [taken()]),
    tell('arithmetic', {
      bank: { chips: bank },
      won: { chips: won },
      tax: { chips: tax.chips },
      left: { chips: left },
    }),
    ...(setAside > 0 ? [tell('putAside', { chips: { chips: setAside } })] : []),
    next,
  ]
}
