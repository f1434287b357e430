import { asTable } from '@/rules/banked/ids'
import { asChips, NO_CHIPS } from '@/rules/kernel/chips'
import type { OddsEvent } from '@/rules/kernel/odds'
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

/** Measures a long day set beside its chances: sums, parts, its course and the colpi that made it. */
export function benchOdds(): void {
  const rows = [...dayOf(COLPI)]
  let best = Infinity
  for (let run = 0; run < 5; run += 1) {
    const begun = processorNow()
    const day = TRENTE_ODDS.begin()
    for (const row of rows) day.take(row)
    for (const table of day.tables()) table.furthest(table.course(120).length / 10)
    best = Math.min(best, processorNow() - begun)
  }
  const what = `${COLPI.toLocaleString('en')} colpi beside their chances`
  report({ what: `trente et quarante: ${what}`, value: best, unit: 'ms' })
}
