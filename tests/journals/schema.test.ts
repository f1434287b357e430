import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { RECORDED, recorded } from './recorded'

const FILE = path.resolve(import.meta.dirname, '../../docs/journal.schema.json')
const schema: z.core.JSONSchema.JSONSchema = JSON.parse(readFileSync(FILE, 'utf8'))

/** Lists of version 0.1: they lack the settings that came later, and have one that is no more. */
const EARLIER: Readonly<Record<string, readonly number[]>> = {
  'mid-colpo': [2],
  reopened: [2],
  'three-levels': [2, 3, 4],
}

const forms = new Map<string, z.ZodType>()

/** The form of a game's events of one type. */
function formOf(game: string, type: string): z.ZodType {
  const key = `${game} ${type}`
  const known = forms.get(key)
  if (known) return known
  const named = new RegExp(`/${type}(-\\d)?$`)
  const anyOf = schema.$defs?.[game]?.anyOf?.filter(({ $ref = '' }) => named.test($ref)) ?? []
  if (anyOf.length === 0) throw new Error(`the schema of ${game} has no ${type}`)
  const form = z.fromJSONSchema({ ...schema, anyOf })
  forms.set(key, form)
  return form
}

it.each(RECORDED)('every event of %s is as the schema of its game says', (name) => {
  const { rows, game } = recorded(name)
  const wrong = rows.filter(
    ({ type, event }) => !formOf(game, type).safeParse(JSON.parse(event)).success,
  )
  expect(wrong.map(({ position }) => position)).toEqual(EARLIER[name] ?? [])
})

it('an event with one field more, one less or another is none', () => {
  const form = formOf('poker', 'restoCounted')
  const event = { type: 'restoCounted', table: 'T1', member: 'm', chips: 5 }
  const isOne = (change: object) => form.safeParse({ ...event, ...change }).success
  const changes = [{}, { note: '' }, { chips: undefined }, { chips: 0.5 }, { type: 'signed' }]
  expect(changes.map(isOne)).toEqual([true, false, false, false, false])
})
