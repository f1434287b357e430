import { expect } from 'vitest'
import { balance, chipsOf } from '@/rules/chemin-de-fer/accounts'
import type { CheminCommand } from '@/rules/chemin-de-fer/decider'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { equationOf, isBooked } from '@/rules/float/equation'
import { floatAt } from '@/rules/float/room'
import { FLOAT_PROFILES, FloatSettings, listOf } from '@/rules/float/settings'
import type { Office } from '@/rules/float/state/staff'
import type { Unbranded } from '@/rules/kernel/brand'
import type { Actor } from '@/rules/kernel/decider'
import { asMember } from '@/rules/kernel/ids'
import { after, desk, T1 } from './table'

type Given = Unbranded<CheminCommand>
export const as = (name: string): Actor => ({
  roles: ['socio'],
  member: asMember(name),
  post: null,
})
export const inspector = as('commissario')
export const witness = as('testimone')
export const changeur = as('changeur')
export const capo = as('capo-partita')

/** Gives commands in one person's name; the equation and the book are tried after each. */
export function give(evening: Evening, by: Actor, ...commands: Given[]): Evening {
  return commands.reduce((state, command) => {
    const next = after(state, [command as CheminCommand], by)
    expect(equationOf(next.float, T1).holds).toBe(true)
    expect(isBooked(next.float, next.accounts, T1)).toBe(true)
    return next
  }, evening)
}

export const SETTINGS = FloatSettings.parse({
  ...FLOAT_PROFILES.venezia,
  advancePerPerson: 500,
  advancePerTable: 500,
})
export const LIST = listOf(SETTINGS)

const OFFICES: readonly Office[] = ['commissario', 'testimone', 'capo-partita', 'changeur', 'conta']

/** The same evening with the house's float declared, its staff on duty, and the box of table 1 open. */
export function withFloat(evening: Evening): Evening {
  const declared = give(
    evening,
    desk,
    { type: 'declareFloat', settings: SETTINGS },
    ...OFFICES.map((office) => ({
      type: 'enterDuty' as const,
      member: office,
      office,
      where: office === 'capo-partita' || office === 'changeur' ? T1 : null,
    })),
  )
  const ordered = give(declared, inspector, { type: 'orderOpening', table: T1 })
  const ready = give(
    ordered,
    capo,
    { type: 'countCards', table: T1, when: 'unsealed', cards: 312, masks: 2, note: '' },
    { type: 'placeTaxBox', table: T1, label: '7', seal: '118' },
  )
  const counted = give(ready, inspector, {
    type: 'countOpening',
    table: T1,
    changeur: 'changeur',
    pieces: LIST,
  })
  return give(counted, witness, { type: 'confirmOpening', table: T1 })
}

/** The float of table 1 closed as it is. */
export function closedFloat(evening: Evening): Evening {
  const ordered = give(evening, inspector, { type: 'orderClosing', table: T1 })
  const all = { when: 'closing', cards: 312, masks: 2, note: '' } as const
  const cards = give(ordered, capo, { type: 'countCards', table: T1, ...all })
  const { pieces, banknotes } = floatAt(cards.float, T1)
  const seal = '204'
  const counted = give(cards, inspector, {
    type: 'countClosing',
    table: T1,
    pieces,
    banknotes,
    seal,
  })
  return give(counted, witness, { type: 'confirmClosing', table: T1 })
}

/** Everybody's chips are counted, as the book has them. */
export const everyoneCounted = (evening: Evening): Evening =>
  Object.values(evening.persons).reduce(
    (so, { member }) =>
      after(so, [{ type: 'countChips', member, chips: balance(so, chipsOf(member)) }], desk),
    after(evening, [{ type: 'beginCount' }], desk),
  )
