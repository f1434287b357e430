import { NO_CHIPS, negate } from '../../kernel/chips'
import { type OddsDay, type OddsOf, type OddsRound, timesOf } from '../../kernel/odds'
import { OddsTables } from '../../kernel/oddsTables'
import { taxOn } from '../15-tax/tax'
import type { CheminEvent } from '../decider'
import type { CoupRecord } from '../play/record'
import { inUnit, PROFILES, type Settings } from '../settings'
import { FULL_SABOT } from './full'

const EVENTS = [
  'eveningOpened',
  'settingsSet',
  'tableOpened',
  'coupRecorded',
  'coupSettled',
  'coupCorrected',
  'takenBack',
] as const satisfies readonly CheminEvent['type'][]

/**
 * A coup beside its chances: the bank's gain on the matched sum before the tax, and the tax on it. Source: S.10a, S.12,
 * S.113c.
 */
function roundOf(
  { serial, matched, result, tax }: CoupRecord,
  { at, position }: { at: number; position: number },
  settings: Settings,
): OddsRound {
  const { banco, punta, tie } = FULL_SABOT[settings.threeGivingEight]
  const edge = banco - punta
  const due = taxOn(matched, settings).chips
  return {
    serial,
    at,
    position,
    laid: matched,
    won: result === 'banco' ? matched : result === 'punta' ? negate(matched) : NO_CHIPS,
    mean: matched * edge,
    variance: matched * matched * (banco + punta - edge * edge),
    parts: [
      timesOf('banco', banco, result === 'banco'),
      timesOf('punta', punta, result === 'punta'),
      timesOf('tie', tie, result === 'tie'),
      {
        of: 'tax',
        sample: matched,
        seen: tax,
        mean: due * banco,
        variance: due * due * banco * (1 - banco),
      },
    ],
  }
}

/** Coups that a provision decided tell nothing of the cards, nor do void ones. */
const isByCards = ({ result, resultBy }: CoupRecord): boolean =>
  result !== 'void' && resultBy === null

/** An evening of chemin de fer beside its chances. */
function begin(): OddsDay<CheminEvent> {
  const tables = new OddsTables<null>()
  let settings: Settings = PROFILES.club
  return {
    take({ position, at, event }) {
      switch (event.type) {
        case 'eveningOpened':
          settings = inUnit(settings, event.unit ?? 1)
          return
        case 'settingsSet':
          settings = event.settings
          return
        case 'tableOpened':
          return tables.open(event.table, event.number, null)
        case 'coupRecorded':
        case 'coupSettled': {
          const { table, type, settled } = event
          const round = isByCards(settled)
            ? roundOf(settled, { at, position }, settings)
            : undefined
          return tables.step(table, type, null, round)
        }
        case 'coupCorrected': {
          // An entry put right (S.27): its result is that of the cards, and the customs of the correction apply to it.
          const { table, settled } = event
          return tables.correct(table, settled.serial, (was) =>
            settled.result === 'void' ? null : roundOf(settled, was, settings),
          )
        }
        case 'takenBack':
          return tables.back(event.table, event.entries)
        default:
      }
    },
    tables: () => tables.all(),
  }
}

/** The coups of chemin de fer beside their chances, from a full sabot each. */
export const CHEMIN_ODDS: OddsOf<CheminEvent> = { events: EVENTS, begin }
