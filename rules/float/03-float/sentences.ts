import { magnitude, plus } from '../../kernel/chips'
import { type Sentence, tellsOf } from '../../kernel/tell'
import { worthOf } from '../pieces/pieces'
import { kindTell, stepTell } from '../telling/steps'
import type { FloatTelling } from '../telling/telling'
import type { FloatBoxEvent } from './events'

const SENTENCES = {
  openingCounted: {
    it: 'La dotazione è contata per l’apertura: {chips}',
    en: 'The float is counted for the opening: {chips}',
  },
  closingCounted: {
    it: 'La dotazione è contata per la chiusura: {chips}',
    en: 'The float is counted for the closing: {chips}',
  },
  countDropped: { it: 'La conta è lasciata cadere', en: 'The count is dropped' },
  floatOpened: {
    it: 'Dotazione aperta con {chips}, davanti a {inspector} e {witness}',
    en: 'Float opened with {chips}, before {inspector} and {witness}',
  },
  floatClosed: {
    it: 'Dotazione chiusa con {chips}, davanti a {inspector} e {witness}',
    en: 'Float closed with {chips}, before {inspector} and {witness}',
  },
  changed: { it: 'Cambio di {chips}', en: 'Change of {chips}' },
  stackPut: { it: 'Massa di {chips} al cambio', en: 'Stack of {chips} for change' },
  stackChanged: { it: 'Massa di {chips} cambiata', en: 'Stack of {chips} changed' },
  movementAsked: {
    it: 'Movimento {movement}, {kind} n. {form}: escono {out}, entrano {in}',
    en: 'Movement {movement}, {kind} no. {form}: {out} going out, {in} coming in',
  },
  movementStepped: {
    it: 'Movimento {movement}: {step}, {member}',
    en: 'Movement {movement}: {step}, {member}',
  },
  movementCarried: {
    it: 'Movimento {movement}: lo porta {member}',
    en: 'Movement {movement}: carried by {member}',
  },
  movementReceived: {
    it: 'Movimento {movement}: ricevuto da {member}',
    en: 'Movement {movement}: received by {member}',
  },
  deliveryRefused: {
    it: 'Movimento {movement}: consegna rifiutata, {why}',
    en: 'Movement {movement}: delivery refused, {why}',
  },
  movementDropped: {
    it: 'Movimento {movement}: lasciato cadere, {why}',
    en: 'Movement {movement}: dropped, {why}',
  },
  movementLost: {
    it: 'Movimento {movement}: non è arrivato, {why}',
    en: 'Movement {movement}: did not arrive, {why}',
  },
  gapPlus: {
    it: '{member} dichiara un plus di {chips}',
    en: '{member} declares a plus of {chips}',
  },
  gapMinus: {
    it: '{member} dichiara un minus di {chips}',
    en: '{member} declares a minus of {chips}',
  },
  gapJudged: {
    it: 'Plus o minus n. {gap}: {member} ne prende nota',
    en: 'Plus or minus no. {gap}: {member} takes note',
  },
  gapWitnessed: {
    it: 'Plus o minus n. {gap}: informazione data a {member}',
    en: 'Plus or minus no. {gap}: {member} is told',
  },
  gapCompensated: {
    it: 'Plus o minus n. {gap}: compensato per {chips}',
    en: 'Plus or minus no. {gap}: compensated by {chips}',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(SENTENCES)

export const FLOAT_TELLING: FloatTelling<FloatBoxEvent> = {
  openingCounted: ({ pieces }) => tell('openingCounted', { chips: { chips: worthOf(pieces) } }),
  closingCounted: ({ pieces }) => tell('closingCounted', { chips: { chips: worthOf(pieces) } }),
  countDropped: () => tell('countDropped'),
  floatOpened: ({ pieces, inspector, witness }) =>
    tell('floatOpened', {
      chips: { chips: worthOf(pieces) },
      inspector: { member: inspector },
      witness: { member: witness },
    }),
  floatClosed: ({ pieces, inspector, witness }) =>
    tell('floatClosed', {
      chips: { chips: worthOf(pieces) },
      inspector: { member: inspector },
      witness: { member: witness },
    }),
  changed: ({ taken }) => tell('changed', { chips: { chips: worthOf(taken) } }),
  stackPut: ({ pieces }) => tell('stackPut', { chips: { chips: worthOf(pieces) } }),
  stackChanged: ({ taken }) => tell('stackChanged', { chips: { chips: worthOf(taken) } }),
  movementAsked: ({ movement, form, kind, gives, notes, gets }) =>
    tell('movementAsked', {
      movement,
      form,
      kind: { tell: kindTell(kind) },
      out: { chips: plus(worthOf(gives), notes) },
      in: { chips: worthOf(gets) },
    }),
  movementStepped: ({ movement, step, by }) =>
    tell('movementStepped', { movement, step: { tell: stepTell(step) }, member: { member: by } }),
  movementCarried: ({ movement, by }) =>
    tell('movementCarried', { movement, member: { member: by } }),
  movementReceived: ({ movement, by }) =>
    tell('movementReceived', { movement, member: { member: by } }),
  deliveryRefused: ({ movement, why }) => tell('deliveryRefused', { movement, why }),
  movementDropped: ({ movement, why }) => tell('movementDropped', { movement, why }),
  movementLost: ({ movement, why }) => tell('movementLost', { movement, why }),
  gapDeclared: ({ by, chips }) =>
    tell(chips < 0 ? 'gapMinus' : 'gapPlus', {
      member: { member: by },
      chips: { chips: magnitude(chips) },
    }),
  gapJudged: ({ gap, inspector }) => tell('gapJudged', { gap, member: { member: inspector } }),
  gapWitnessed: ({ gap, witness }) => tell('gapWitnessed', { gap, member: { member: witness } }),
  gapCompensated: ({ gap, chips }) =>
    tell('gapCompensated', { gap, chips: { chips: magnitude(chips) } }),
}
