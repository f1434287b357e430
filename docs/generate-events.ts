import { createHash } from 'node:crypto'
import path from 'node:path'
import { API, type Checker, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync'

const RULES = path.resolve(import.meta.dirname, '../rules')
/** The type of all events of each game, by the game's name in the journal. */
const EVENTS: Readonly<Record<string, string>> = {
  poker: 'PokerEvent',
  'chemin-de-fer': 'CheminEvent',
  'black-jack': 'BlackJackGameEvent',
  'trente-et-quarante': 'TrenteGameEvent',
}
const VERSION_DIGITS = 12

type Schema = Readonly<Record<string, unknown>>

/** The JSON Schema of every event, read from its type, one definition a line; its name changes with any of them. */
export function eventsSchema(): string {
  const api = new API()
  try {
    const config = path.join(RULES, 'tsconfig.json')
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (!project) throw new Error(`${config} is no project`)
    const { checker, program } = project
    const schemas = new Schemas(checker)
    for (const [game, name] of Object.entries(EVENTS)) {
      const source = program.getSourceFile(path.join(RULES, game, 'decider.ts'))
      const file = source && checker.getSymbolAtLocation(source)
      const symbol = file && checker.getMemberInModuleExports(file, name)
      if (!symbol) throw new Error(`${game} has no ${name}`)
      schemas.addGame(game, checker.getDeclaredTypeOfSymbol(symbol))
    }
    return schemas.text()
  } finally {
    api.close()
  }
}

/** The schemas of types as TypeScript knows them; an object that has a name is defined once, under that name. */
class Schemas {
  readonly #defined = new Map<string, Schema>()
  readonly #games: Record<string, Schema> = {}
  readonly #known = new Map<number, Schema>()

  constructor(private readonly checker: Checker) {}

  addGame(game: string, events: Type): void {
    const named = (events.isUnionType() ? events.getTypes() : [events]).map((event) => {
      const type = this.checker.getPropertyOfType(event, 'type')
      const name = type && this.checker.getTypeOfSymbol(type)
      if (!name?.isStringLiteralType()) throw new Error(`an event of ${game} without its type`)
      return { name: name.value, event }
    })
    const sorted = named.sort((a, b) => (a.name < b.name ? -1 : 1))
    const refs = sorted.map(({ name, event }) => this.#define(name, this.#object(event)))
    this.#games[game] = { anyOf: refs }
  }

  text(): string {
    const lines = [...Object.entries(this.#games), ...inOrder([...this.#defined])].map(
      ([name, schema]) => `${JSON.stringify(name)}: ${JSON.stringify(schema)}`,
    )
    const defs = lines.join(',\n')
    const version = createHash('sha256').update(defs).digest('hex').slice(0, VERSION_DIGITS)
    const head = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `urn:circolo:events:${version}`,
      $comment: 'Written by npm run docs. An event of a game is #/$defs/<game>; docs/journal.md.',
    }
    return `${JSON.stringify(head).slice(0, -1)},"$defs": {\n${defs}\n}}\n`
  }

  /** The definition under this name, or under its next number where the name is another's. */
  #define(name: string, schema: Schema): Schema {
    for (let number = 1; ; number += 1) {
      const key = number === 1 ? name : `${name}-${number}`
      const found = this.#defined.get(key)
      if (!found) this.#defined.set(key, schema)
      else if (JSON.stringify(found) !== JSON.stringify(schema)) continue
      return { $ref: `#/$defs/${key}` }
    }
  }

  #of(type: Type): Schema {
    const known = this.#known.get(type.id)
    if (known) return known
    const schema = this.#made(type)
    this.#known.set(type.id, schema)
    return schema
  }

  #made(type: Type): Schema {
    const plain = PLAIN.find(([flags]) => type.flags & flags)
    if (type.isLiteralType()) return { const: type.value }
    if (plain) return { type: plain[1] }
    if (type.isUnionType()) return this.#union(type.getTypes())
    // A text or a number with a brand; what is branded is counted in whole numbers.
    const branded = type.isIntersectionType() && type.getTypes().find((one) => !one.isObjectType())
    if (branded) return branded.flags & TypeFlags.Number ? { type: 'integer' } : this.#of(branded)
    if (this.checker.isArrayLikeType(type) && type.isTypeReference()) {
      const items = this.checker.getTypeArguments(type).map((one) => this.#of(one))
      return this.checker.isTupleType(type)
        ? { type: 'array', prefixItems: items, minItems: items.length, maxItems: items.length }
        : { type: 'array', items: items[0] }
    }
    const name = (type.getAliasSymbol() ?? type.getSymbol())?.name
    const isWhole = type.getAliasTypeArguments().length === 0 && name && /^[A-Z]/.test(name)
    return isWhole ? this.#define(name, this.#object(type)) : this.#object(type)
  }

  #union(types: readonly Type[]): Schema {
    const values = types.flatMap((one) => (one.isLiteralType() ? [one.value] : []))
    const others = types.filter((one) => !one.isLiteralType() && !(one.flags & TypeFlags.Undefined))
    const isAnyBoolean = values.includes(true) && values.includes(false)
    const told = isAnyBoolean ? values.filter((one) => typeof one !== 'boolean') : values
    const schemas = [
      ...(isAnyBoolean ? [{ type: 'boolean' }] : []),
      ...(told.length > 1 ? [{ enum: inOrder(told) }] : told.map((one) => ({ const: one }))),
      ...inOrder(others.map((one) => this.#of(one))),
    ]
    const [only, second] = schemas
    return only && !second ? only : { anyOf: schemas }
  }

  #object(type: Type): Schema {
    const { checker } = this
    const properties = [...checker.getPropertiesOfType(type)].sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )
    const types = checker.getTypeOfSymbol(properties)
    const [index] = checker.getIndexInfosOfType(type)
    return {
      type: 'object',
      properties: Object.fromEntries(
        properties.map(({ name }, at) => {
          const property = types[at]
          if (!property) throw new Error(`${name} has no type`)
          return [name, this.#of(property)]
        }),
      ),
      required: properties
        .filter(({ flags }) => !(flags & SymbolFlags.Optional))
        .map(({ name }) => name),
      additionalProperties: index ? this.#of(index.valueType) : false,
    }
  }
}

/** In the order of their texts: TypeScript's own order may change with code that has nothing to do with an event. */
const inOrder = <T>(all: readonly T[]): T[] =>
  [...all].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))

const PLAIN = [
  [TypeFlags.Null, 'null'],
  [TypeFlags.String, 'string'],
  [TypeFlags.Number, 'number'],
  [TypeFlags.Boolean, 'boolean'],
] as const
