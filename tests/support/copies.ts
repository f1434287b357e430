import type { Moment } from './evenings'
import { uuidOf } from './evenings'

/** The same evening with so many tables more, each like its first as that became at last, with other people at it. They come before, as who comes later is the last. */
export function withCopies(moments: readonly Moment[], count: number): Moment[] {
  const last = moments.at(-1)
  if (!last) return []
  const copies = copiesOf(last.state as unknown as Maps, count)
  return moments.map((moment) => {
    const state = moment.state as unknown as Maps
    const maps = Object.entries(copies).map(([field, map]) => [field, { ...map, ...state[field] }])
    return { ...moment, state: { ...moment.state, ...Object.fromEntries(maps) } }
  })
}

/** The maps of a state, by their fields. */
type Maps = Record<string, Record<string, unknown>>

function copiesOf(state: Maps, count: number): Maps {
  const [id] = Object.keys(state.tables ?? {})
  const copies: Maps = {}
  for (let n = 1; n <= count; n++) {
    const { tables, persons, accounts } = state
    const copied = { tables: { [String(id)]: tables?.[String(id)] }, persons, accounts }
    const text = JSON.stringify(copied)
      .replaceAll(`"${id}"`, `"${id}0${n}"`)
      .replaceAll(UUID, (one) => uuidOf(`${one} at table ${n}`))
    for (const [field, map] of Object.entries(JSON.parse(text) as Maps))
      copies[field] = { ...copies[field], ...map }
  }
  return copies
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
