import { type Sentence, type Tell, tellsOf } from '../../kernel/tell'
import type { Outcome, SettledPart } from '../state/colpo'
import type { Chance } from '../state/posta'
import { playerPart } from './player'

/** The four chances by their names, which are the same in both languages. */
export const CHANCE_SENTENCES = {
  nero: { it: 'nero', en: 'nero' },
  rosso: { it: 'rosso', en: 'rosso' },
  colore: { it: 'colore', en: 'colore' },
  inverso: { it: 'inverso', en: 'inverso' },
} as const satisfies Record<Chance, Sentence>

const named = tellsOf(CHANCE_SENTENCES)

/** A chance as a value in a sentence. */
export const chancePart = (chance: Chance) => ({ tell: named(chance) })

export const PART_SENTENCES = {
  lost: {
    it: '{player}, {chance}: persi {amount}',
    en: '{player}, {chance}: {amount} lost',
  },
  won: {
    it: '{player}, {chance}: {pays} di vincita su {amount}',
    en: '{player}, {chance}: {pays} won on {amount}',
  },
  null: {
    it: '{player}, {chance}: {amount} restano',
    en: '{player}, {chance}: {amount} stay',
  },
  prison: {
    it: '{player}, {chance}: {amount} in prigione',
    en: '{player}, {chance}: {amount} go to prison',
  },
  deeper: {
    it: '{player}, {chance}: {amount} in {prisons} prigioni',
    en: '{player}, {chance}: {amount} in {prisons} prisons',
  },
  stays: {
    it: '{player}, {chance}: {amount} restano in prigione',
    en: '{player}, {chance}: {amount} stay in prison',
  },
  spared: {
    it: '{player}, {chance}: {amount} assicurati, restano liberi',
    en: '{player}, {chance}: {amount} insured, they stay free',
  },
  lifted: {
    it: '{player}, {chance}: {amount}, una prigione in meno',
    en: '{player}, {chance}: {amount}, one prison less',
  },
  freed: {
    it: '{player}, {chance}: {amount} tornano liberi',
    en: '{player}, {chance}: {amount} are free again',
  },
  divided: {
    it: '{player}, {chance}: {amount} divisi, ne tornano {back}',
    en: '{player}, {chance}: {amount} divided, {back} come back',
  },
  'given-back': {
    it: '{player}, {chance}: tornano {amount}',
    en: '{player}, {chance}: {amount} come back',
  },
  'premium-taken': {
    it: '{player}, {chance}: premio di {amount} al banco',
    en: '{player}, {chance}: premium of {amount} to the bank',
  },
  'premium-stands': {
    it: '{player}, {chance}: il premio di {amount} resta in vigore',
    en: '{player}, {chance}: the premium of {amount} stays in force',
  },
  'premium-back': {
    it: '{player}, {chance}: torna il premio di {amount}',
    en: '{player}, {chance}: the premium of {amount} comes back',
  },
} as const satisfies Record<Outcome, Sentence>

const tell = tellsOf(PART_SENTENCES)

/** The sentence of one stake of a settlement. */
export const partTold = (part: SettledPart): Tell =>
  tell(part.outcome, {
    player: playerPart(part.player),
    chance: chancePart(part.chance),
    amount: { chips: part.amount },
    back: { chips: part.back },
    pays: { chips: part.pays },
    prisons: part.prisons,
  })
