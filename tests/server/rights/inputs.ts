import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Form } from '@/rules/kernel/decider'

/** The part of JSON schema that the forms of this house use. */
interface JsonForm {
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly JsonForm[]
  oneOf?: readonly JsonForm[]
  allOf?: readonly JsonForm[]
  properties?: Readonly<Record<string, JsonForm>>
  required?: readonly string[]
  items?: JsonForm
  prefixItems?: readonly JsonForm[]
  minItems?: number
  minLength?: number
  minimum?: number
  exclusiveMinimum?: number
  format?: string
  contentEncoding?: string
}

const known = new Map<Form<unknown>, JsonForm>()

/** An input that a schema accepts: fields with these names get these values, unless the schema lists other choices. */
export function inputOf(schema: Form<unknown>, things: Readonly<Record<string, unknown>>): object {
  const form =
    known.get(schema) ??
    (z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as JsonForm)
  known.set(schema, form)
  const made = madeOf(form, '', things)
  return typeof made === 'object' && made !== null ? made : {}
}

function madeOf(form: JsonForm, name: string, things: Readonly<Record<string, unknown>>): unknown {
  const thing = Object.hasOwn(things, name) ? things[name] : undefined
  if (thing !== undefined && (form.enum?.includes(thing) ?? true)) return thing
  if (form.const !== undefined) return form.const
  if (form.enum) return form.enum[0]
  const [first] = form.anyOf ?? form.oneOf ?? form.allOf ?? []
  if (first) return madeOf(first, '', things)
  switch (form.type) {
    case 'object':
      return Object.fromEntries(
        (form.required ?? []).map((key) => [
          key,
          madeOf(form.properties?.[key] ?? {}, key, things),
        ]),
      )
    case 'array':
      return form.prefixItems
        ? form.prefixItems.map((item) => madeOf(item, '', things))
        : Array.from({ length: form.minItems ?? 0 }, () => madeOf(form.items ?? {}, '', things))
    case 'string':
      return textOf(form)
    case 'integer':
    case 'number':
      return form.exclusiveMinimum === undefined
        ? Math.max(form.minimum ?? 1, 0)
        : form.exclusiveMinimum + 1
    case 'boolean':
      return false
    case 'null':
      return null
    default:
      return {}
  }
}

function textOf({ format, contentEncoding, minLength = 1 }: JsonForm): string {
  if (format === 'uuid' || format === 'guid') return randomUUID()
  if (format === 'date') return '2026-11-20'
  if (contentEncoding === 'base64') return 'eA=='
  return 'x'.repeat(minLength)
}
