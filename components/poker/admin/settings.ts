import type { KeyIn } from '@/messages/keys'
import { amountsIn, type ClubUnit } from '@/rules/kernel/unit'
import { Settings } from '@/rules/poker/settings'

type ChoiceKey = 'uscitaMode' | 'openingLevels' | 'onori' | 'parolOpening' | 'firstHour'
type Choice =
  | ChoiceKey
  | 'affrancoMax'
  | 'partitoWhen'
  | 'secondTableBy'
  | 'passataConfirmedBy'
  | 'level'
type Amount = 'uscita' | 'passata' | 'cip' | 'arrosage' | 'onore' | 'recountAbove'
type Count = 'seats' | 'onoreMultiplier' | 'minimumPlayers' | 'lowestCard'
type Minutes = 'callMinutes' | 'offerMinutes' | 'awayMinutes' | 'firstHourMinutes'

/** A value that may be chosen, and the key of its word. */
interface Option {
  value: string | number
  text: Extract<KeyIn<'admin'>, `options.${string}`>
}

/** How a setting is entered: in chips, as a count, in minutes, as a choice, or as yes or no. */
export type SettingField =
  | { kind: 'chips'; key: Amount; provision: string; min: number; empty?: true }
  | { kind: 'count'; key: Count; provision: string; min: number; max: number; empty?: true }
  | { kind: 'minutes'; key: Minutes; provision: string }
  | { kind: 'choice'; key: Choice; provision: string; options: readonly Option[] }
  | { kind: 'yes'; key: 'fourOfScalaReale' | 'packFaultKeepsDeal' | 'affranco'; provision: string }

export interface SettingGroup {
  group: 'stakes' | 'pot' | 'onori' | 'clocks' | 'cash' | 'custom'
  fields: readonly SettingField[]
}

/** Every setting of a table class once, in the order in which a club decides them. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  {
    group: 'stakes',
    fields: [
      { kind: 'chips', key: 'uscita', provision: 'I.4', min: 1 },
      { kind: 'chips', key: 'passata', provision: 'III.3', min: 1 },
      { kind: 'count', key: 'seats', provision: 'I.4', min: 5, max: 7 },
      {
        kind: 'choice',
        key: 'secondTableBy',
        provision: 'I.4',
        options: [
          { value: 'class', text: 'options.secondTableBy.class' },
          { value: 'uscita', text: 'options.secondTableBy.uscita' },
        ],
      },
      { kind: 'chips', key: 'cip', provision: 'VII.3', min: 1 },
    ],
  },
  {
    group: 'pot',
    fields: [
      {
        kind: 'choice',
        key: 'uscitaMode',
        provision: 'IV.5',
        options: [
          { value: 'tutti', text: 'options.uscitaMode.tutti' },
          { value: 'cartaro', text: 'options.uscitaMode.cartaro' },
        ],
      },
      {
        kind: 'choice',
        key: 'openingLevels',
        provision: 'VI.2',
        options: [
          { value: 'JQK', text: 'options.openingLevels.JQK' },
          { value: 'K', text: 'options.openingLevels.K' },
        ],
      },
      { kind: 'yes', key: 'fourOfScalaReale', provision: 'VI.2' },
      { kind: 'chips', key: 'arrosage', provision: 'XIII.6', min: 0 },
      {
        kind: 'choice',
        key: 'parolOpening',
        provision: 'VI.2',
        options: [
          { value: 'J', text: 'options.parolOpening.J' },
          { value: 'Q', text: 'options.parolOpening.Q' },
          { value: 'K', text: 'options.parolOpening.K' },
        ],
      },
      { kind: 'yes', key: 'packFaultKeepsDeal', provision: 'V.5' },
      { kind: 'count', key: 'lowestCard', provision: 'X.1', min: 2, max: 9, empty: true },
    ],
  },
  {
    group: 'onori',
    fields: [
      {
        kind: 'choice',
        key: 'onori',
        provision: 'XIV.1',
        options: [
          { value: 'nessuno', text: 'options.onori.nessuno' },
          { value: 'pagamento', text: 'options.onori.pagamento' },
          { value: 'pot', text: 'options.onori.pot' },
        ],
      },
      { kind: 'chips', key: 'onore', provision: 'XIV.2', min: 0 },
      { kind: 'count', key: 'onoreMultiplier', provision: 'XIV.3', min: 1, max: 3 },
    ],
  },
  {
    group: 'clocks',
    fields: [
      { kind: 'minutes', key: 'callMinutes', provision: 'I.3' },
      { kind: 'minutes', key: 'offerMinutes', provision: 'I.11' },
      { kind: 'minutes', key: 'awayMinutes', provision: 'I.10' },
      { kind: 'minutes', key: 'firstHourMinutes', provision: 'I.13' },
      {
        kind: 'choice',
        key: 'firstHour',
        provision: 'I.13',
        options: [
          { value: 'tavolo', text: 'options.firstHour.tavolo' },
          { value: 'giocatore', text: 'options.firstHour.giocatore' },
        ],
      },
      { kind: 'count', key: 'minimumPlayers', provision: 'II.7', min: 2, max: 5 },
    ],
  },
  {
    group: 'cash',
    fields: [
      {
        kind: 'choice',
        key: 'level',
        provision: 'XVI.1',
        options: [
          { value: 1, text: 'options.level.1' },
          { value: 2, text: 'options.level.2' },
          { value: 3, text: 'options.level.3' },
        ],
      },
      {
        kind: 'choice',
        key: 'passataConfirmedBy',
        provision: 'III.6',
        options: [
          { value: 'segretario', text: 'options.passataConfirmedBy.segretario' },
          { value: 'tavolo', text: 'options.passataConfirmedBy.tavolo' },
        ],
      },
      { kind: 'chips', key: 'recountAbove', provision: 'XVI.2', min: 0, empty: true },
    ],
  },
  {
    group: 'custom',
    fields: [
      {
        kind: 'choice',
        key: 'partitoWhen',
        provision: 'XV.1',
        options: [
          { value: 'both', text: 'options.partitoWhen.both' },
          { value: 'either', text: 'options.partitoWhen.either' },
        ],
      },
      { kind: 'yes', key: 'affranco', provision: 'A.1' },
      {
        kind: 'choice',
        key: 'affrancoMax',
        provision: 'A.1',
        options: [
          { value: 2, text: 'options.affrancoMax.2' },
          { value: 3, text: 'options.affrancoMax.3' },
        ],
      },
    ],
  },
]

/** The defaults of a class. Its uscita and passata are arbitrary, since the rules have no default for them. */
const DEFAULTS: Settings = Settings.parse({ uscita: 1, passata: 100 })

export const defaultsIn = (unit: ClubUnit): Settings =>
  amountsIn(DEFAULTS, unit, 'uscita', 'passata', 'cip', 'onore')
