import type { HouseRole } from '@/rules/kernel/decider'

/** A person of a rehearsal's club: the name by which the simulators know them, and the one that screens show. */
export interface Role {
  /** `m1`, `segreteria`: their place at the rehearsal, too. */
  as: string
  name: string
  roles: readonly HouseRole[]
}

const MEMBERS = [
  ...['Adele Fiorini', 'Bruno Salvi', 'Carla Monti', 'Dario Neri', 'Elena Riva', 'Furio Gatti'],
  ...['Gemma Valli', 'Ivo Marchi', 'Lia Conti', 'Mario Belli', 'Nora Sarti', 'Otello Pini'],
  ...['Pia Lodi', 'Remo Galli'],
]

/** The staff of a house with a float; those of a table are named for its first, as the simulators name them. */
const STAFF = [
  ...[
    ['commissario', 'Sandro Testa'],
    ['testimone', 'Tina Rocca'],
    ['valletto', 'Ugo Ferri'],
  ],
  ...[
    ['cassa-esterna', 'Vera Longo'],
    ['conta', 'Zeno Costa'],
    ['conta2', 'Alba Serra'],
  ],
  ...[
    ['direzione', 'Berto Leone'],
    ['direttore', 'Cino Marra'],
    ['capoT1', 'Dina Oliva'],
  ],
  ...[
    ['changeurT1', 'Ezio Landi'],
    ['changeur2T1', 'Fosca Grandi'],
  ],
]

/** Everybody in a rehearsal’s club: invented people, none of whom administers it. */
export const CAST: readonly Role[] = [
  ...MEMBERS.map((name, index) => ({ as: `m${index + 1}`, name, roles: ['socio'] as const })),
  ...STAFF.map(([as = '', name = '']) => ({ as, name, roles: ['socio'] as const })),
  { as: 'segreteria', name: 'Silvia Rossetti', roles: ['socio', 'segretario'] },
  { as: 'deputato', name: 'Duilio Arrighi', roles: ['socio', 'deputato'] },
  { as: 'a1', name: 'Giulio Berni', roles: ['socio'] },
  { as: 'a2', name: 'Irma Cesari', roles: ['socio'] },
  { as: 'a3', name: 'Leo Donati', roles: ['socio'] },
]

/** Fields whose words are an office or a kind, and no person of that name. */
const WORDS: ReadonlySet<string> = new Set(['office', 'type', 'kind', 'what', 'as'])
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/**
 * States and commands with people's names changed, as one and the same reader: a part of a state that did not change
 * since it was last read is not read again.
 */
export function naming(ids: ReadonlyMap<string, string>) {
  const names = new Map([...ids].map(([as, id]) => [id, as]))
  const known = new WeakMap<object, unknown>()
  const toName = (text: string) =>
    text.length < 36 ? text : text.replaceAll(ID, (id) => names.get(id) ?? id)
  const toId = (text: string) => {
    const at = text.lastIndexOf(':') + 1
    return text.slice(0, at) + (ids.get(text.slice(at)) ?? text.slice(at))
  }

  function named(value: unknown): unknown {
    if (typeof value === 'string') return toName(value)
    if (typeof value !== 'object' || value === null) return value
    const before = known.get(value)
    if (before !== undefined) return before
    const after = Array.isArray(value)
      ? value.map(named)
      : Object.fromEntries(Object.entries(value).map(([key, of]) => [toName(key), named(of)]))
    known.set(value, after)
    return after
  }

  function identified(value: unknown): unknown {
    if (typeof value === 'string') return toId(value)
    if (Array.isArray(value)) return value.map(identified)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, of]) => [key, WORDS.has(key) ? of : identified(of)]),
    )
  }

  return {
    /** A state as the simulators know it. */
    named: <S>(state: S): S => named(state) as S,
    /** A command of theirs as the club knows it. */
    identified: <C>(command: C): C => identified(command) as C,
    /** The name of somebody of the cast; their id where they are none of it. */
    nameOf: (id: string): string => names.get(id) ?? id,
  }
}
