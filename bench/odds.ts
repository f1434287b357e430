import { asTable } from '@/rules/banked/ids'
import { BLACK_JACK_ODDS } from '@/rules/black-jack/chances/day'
import type { BlackJackGameEvent } from '@/rules/black-jack/decider'
import { Settings as BlackJackSettings } from '@/rules/black-jack/settings'
import type { SettledPart as BlackJackPart, Casella } from '@/rules/black-jack/state/colpo'
import { CasellaNumber, Player as Seated } from '@/rules/black-jack/state/forms'
import { asChips, NO_CHIPS } from '@/rules/kernel/chips'
import type { AnyEvent } from '@/rules/kernel/decider'
import type { OddsEvent, OddsOf } from '@/rules/kernel/odds'
import { TRENTE_ODDS } from '@/rules/trente-et-quarante/chances/day'
import type { TrenteGameEvent } from '@/rules/trente-et-quarante/decider'
import { Settings } from '@/rules/trente-et-quarante/settings'
import type { SettledPart } from '@/rules/trente-et-quarante/state/colpo'
import { Player } from '@/rules/trente-et-quarante/state/ids'
import { CHANCES } from '@/rules/trente-et-quarante/state/posta'
import { processorNow, report } from './measure'

const COLPI = 100_000
const TABLE = asTable('T1')
const PLAYER = Player.parse('@1')

/** A day of so many colpi with a stake on each chance, as its journal tells them. */
function* dayOf(colpi: number): Generator<OddsEvent<TrenteGameEvent>> {
  const limits = { minimum: asChips(10), maximum: asChips(1_000) }
  const settings = Settings.parse({})
  let position = 0
  const row = (event: TrenteGameEvent) => {
    position += 1
    return { position, commandId: String(position), at: position, event }
  }
  yield row({ type: 'tableProposed', table: TABLE, number: 1, ...limits, settings, as: 'control' })
  // Only a table that both signed is counted.
  yield row({ type: 'tableOpened', table: TABLE, as: 'management' })
  const result = { nero: 31, rosso: 40, first: 'nero' } as const
  const parts = CHANCES.map((chance, at): SettledPart => {
    const amount = asChips(10 * (at + 1))
    const wins = chance === 'nero' || chance === 'colore'
    return {
      ...{ posta: at + 1, player: PLAYER, chance, place: 'cloth', amount, prisons: 0 },
      ...{ outcome: wins ? 'won' : 'lost', provision: 'T.3.4', back: NO_CHIPS },
      takes: wins ? NO_CHIPS : amount,
      pays: wins ? amount : NO_CHIPS,
    }
  })
  const lying = { poste: [], insurances: [], lastPosta: 4, transfers: [] }
  for (let serial = 1; serial <= colpi; serial += 1) {
    yield row({ type: 'stakesInvited', table: TABLE, serial })
    const told = { result, isRecorded: true, parts, ...lying }
    yield row({ type: 'colpoSettled', table: TABLE, book: 'sala', ...told })
  }
}

/** A day of so many colpi of black jack kept by their result: two caselle, insured against each ace. */
function* blackJackDay(colpi: number): Generator<OddsEvent<BlackJackGameEvent>> {
  const limits = { minimum: asChips(10), maximum: asChips(100) }
  const settings = BlackJackSettings.parse({})
  let position = 0
  const row = (event: BlackJackGameEvent) => {
    position += 1
    return { position, commandId: String(position), at: position, event }
  }
  yield row({ type: 'tableProposed', table: TABLE, number: 1, ...limits, settings, as: 'control' })
  yield row({ type: 'tableOpened', table: TABLE, as: 'management' })
  const player = Seated.parse('@1')
  const caselle = [1, 2].map((number): Casella => {
    const puntata = { player, amount: asChips(20), on: [asChips(20)], insurance: NO_CHIPS }
    const hand = {
      cards: [],
      isSplit: false,
      isDoubled: false,
      end: 'stays',
      refusedCard: false,
    } as const
    return {
      ...{ number: CasellaNumber.parse(number), titolare: player, hands: [hand] },
      ...{ puntate: [{ ...puntata, isPar: false, arrival: 1 }], isVoid: false, isSettled: true },
    }
  })
  const won = { hand: 0, player, outcome: 'won', stake: asChips(20), pays: asChips(20) } as const
  const lost = { hand: null, player, outcome: 'lost', stake: asChips(10), pays: NO_CHIPS } as const
  const plain = caselle.map(
    ({ number }): BlackJackPart => ({ ...won, casella: number, provision: 'B.13.7' }),
  )
  const insured = caselle.map(
    ({ number }): BlackJackPart => ({ ...lost, casella: number, provision: 'B.13.2' }),
  )
  const told = { table: TABLE, book: 'sala', caselle, banco: [], transfers: [] } as const
  for (let serial = 1; serial <= colpi; serial += 1)
    yield row({
      ...{ type: 'colpoRecorded', serial, ...told },
      // The banco shows an ace once in thirteen.
      parts: serial % 13 === 0 ? [...plain, ...insured] : plain,
    })
}

/** Measures a long day set beside its chances: sums, parts, its course and the colpi that made it. */
export function benchOdds(): void {
  bench('trente et quarante', TRENTE_ODDS, [...dayOf(COLPI)])
  bench('black jack', BLACK_JACK_ODDS, [...blackJackDay(COLPI)])
}

function bench<E extends AnyEvent>(
  game: string,
  odds: OddsOf<E>,
  rows: readonly OddsEvent<E>[],
): void {
  let best = Infinity
  for (let run = 0; run < 5; run += 1) {
    const begun = processorNow()
    const day = odds.begin()
    for (const row of rows) day.take(row)
    for (const table of day.tables()) table.furthest(table.course(120).length / 10)
    best = Math.min(best, processorNow() - begun)
  }
  const what = `${COLPI.toLocaleString('en')} colpi beside their chances`
  report({ what: `${game}: ${what}`, value: best, unit: 'ms' })
}
