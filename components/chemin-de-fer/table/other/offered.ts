'use client'
import { isKey, type KeyIn } from '@/messages/keys'
import type { CommandType } from '@/rules/chemin-de-fer/decider'
import { useT } from '../../../language/i18n'
import { rangeOf } from '../../../live/offers'
import { type Acting, useAct } from '../../commanding'
import { useTable } from '../context'

type ActKey = Extract<KeyIn<'chemin-table'>, `acts.${string}.name`>
/** A command that the tablet names in plain words, with what follows from it. */
export type NamedAct = CommandType & (ActKey extends `acts.${infer Name}.name` ? Name : never)

/** An offer whose command is known only by its name, as a form reads it field by field. */
export interface OfferedAct extends NonNullable<Parameters<typeof rangeOf<string>>[0]> {
  readonly type: NamedAct
  readonly payload: Readonly<Record<string, unknown>>
}

export type Match = Readonly<Record<string, unknown>>

/** The offers of one command whose payload agrees with `match`; a field that the payload lacks agrees. */
export function useOffered(type: NamedAct, match: Match = {}): readonly OfferedAct[] {
  const offers = useTable().view.offers as readonly OfferedAct[]
  return offers.filter(
    (offer) =>
      offer.type === type &&
      Object.entries(match).every(
        ([field, value]) => !(field in offer.payload) || offer.payload[field] === value,
      ),
  )
}

interface GivingAny extends Pick<Acting, 'refusal' | 'waiting'> {
  give: (type: CommandType, payload: object) => Promise<boolean>
}

/** Gives a command that a form has filled in; the server checks its payload against the command's schema. */
export function useGiveAny(): GivingAny {
  const { act, refusal, waiting } = useAct()
  const give = act as unknown as GivingAny['give']
  return { give, refusal, waiting }
}

/** Fields of a payload that people write as text. */
const WRITTEN: readonly string[] = ['why', 'note', 'about', 'instructions', 'text']
export const isWritten = (field: string): boolean => WRITTEN.includes(field)

/** Fields in which only officers or machines have a choice, left as they were offered. */
const AS_OFFERED: readonly string[] = ['table', 'together', 'colours', 'bets', 'spares']

/** The fields of these offers that a form asks for, in order: people, places and words first. */
export function askedFields(offers: readonly OfferedAct[]): string[] {
  const [first] = offers
  if (!first) return []
  return Object.keys(first.payload).filter((field) => {
    if (AS_OFFERED.includes(field) || isWritten(field) || rangeOf(first, field)) return false
    return choicesOf(offers, field).length > 1
  })
}

/** The values that these offers have in a field, each once. */
export function choicesOf(
  offers: readonly Pick<OfferedAct, 'payload'>[],
  field: string,
): unknown[] {
  const seen = new Map<string, unknown>()
  for (const { payload } of offers) seen.set(JSON.stringify(payload[field]), payload[field])
  return [...seen.values()]
}

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The name of a payload's field for people; the field itself where it has none. */
export function useFieldName(): (field: string) => string {
  const t = useT('chemin-table')
  return (field) => {
    const key = `fields.${field}`
    return isKey(t, key) ? t(key) : field
  }
}
