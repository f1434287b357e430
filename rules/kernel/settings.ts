import { z } from 'zod'
import { LevelForm } from './forms'
import { type ClubUnit, datedIn } from './unit'

/** A value that may be chosen. */
export type Choosable = string | number

/** How a setting is entered. */
type Entry =
  | { readonly kind: 'chips'; readonly min: number; readonly isOptional: boolean }
  | {
      readonly kind: 'count'
      readonly min: number
      readonly max: number
      readonly isOptional: boolean
    }
  | { readonly kind: 'minutes'; readonly max: number }
  | { readonly kind: 'choice'; readonly values: readonly Choosable[] }
  | { readonly kind: 'yes' }
  | { readonly kind: 'dated'; readonly most: number }

/** A setting of a game, said once: the provision behind it, how it is entered, and the form that reads it. */
export type Setting<F extends z.ZodType = z.ZodType, P extends string = string> = Entry & {
  readonly provision: P
  readonly form: F
}

/** The settings of a game in their groups, in the order in which a club decides them; `P` are its provisions. */
export type SettingGroups<P extends string = string> = Readonly<
  Record<string, Readonly<Record<string, Setting<z.ZodType, P>>>>
>

const accepts = (form: z.ZodType, value: unknown): boolean => form.safeParse(value).success

/** Chips, by a form of amounts. */
export const chips = <const P extends string, F extends z.ZodType>(
  provision: P,
  form: F,
): Setting<F, P> => ({
  kind: 'chips',
  provision,
  form,
  min: [0, 1, 2].find((least) => accepts(form, least)) ?? 0,
  isOptional: accepts(form, null),
})

const within = (min: number, max: number) => z.int().min(min).max(max)

export const count = <const P extends string>(
  provision: P,
  [min, max]: readonly [number, number],
  usual: number,
) => ({
  ...{ kind: 'count' as const, provision, min, max, isOptional: false },
  form: within(min, max).default(usual),
})

/** A count that may be left empty. */
export const countOrNone = <const P extends string>(
  provision: P,
  [min, max]: readonly [number, number],
) => ({
  ...{ kind: 'count' as const, provision, min, max, isOptional: true },
  form: within(min, max).nullable().default(null),
})

export const minutes = <const P extends string>(provision: P, max: number, usual: number) => ({
  ...{ kind: 'minutes' as const, provision, max },
  form: within(1, max).default(usual),
})

export const yes = <const P extends string>(provision: P, usual: boolean) => ({
  ...{ kind: 'yes' as const, provision },
  form: z.boolean().default(usual),
})

/** One of some words; the usual one is the first unless another is named. */
export const choice = <const P extends string, const V extends readonly [string, ...string[]]>(
  provision: P,
  values: V,
  usual: NoInfer<V[number]> = values[0],
) => ({
  ...{ kind: 'choice' as const, provision, values },
  form: z.enum(values).default(usual as never),
})

/** One of some numbers. */
export const oneOf = <const P extends string, const V extends readonly [number, ...number[]]>(
  provision: P,
  values: V,
  usual: NoInfer<V[number]>,
) => ({
  ...{ kind: 'choice' as const, provision, values },
  form: z.literal(values).default(usual as never),
})

/** The level of detail that a table starts with. */
export const startingLevel = <const P extends string>(
  provision: P,
  usual: z.infer<typeof LevelForm>,
) => ({
  ...{ kind: 'choice' as const, provision, values: [1, 2, 3] },
  form: LevelForm.default(usual),
})

/** Amounts that each count from a day on. */
export const dated = <const P extends string, F extends z.ZodType>(
  provision: P,
  most: number,
  form: F,
): Setting<F, P> => ({
  kind: 'dated',
  provision,
  most,
  form,
})

type Every<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer All) => void
  ? All
  : never
type All<G extends SettingGroups> = Every<G[keyof G]>

/** The keys of all settings of these groups. */
export type SettingKey<G extends SettingGroups> = keyof All<G> & string

type FormsOf<G extends SettingGroups> = {
  [K in SettingKey<G>]: All<G>[K] extends { form: infer F extends z.ZodType } ? F : never
}

/** Every setting of these groups with its key, in their order. */
export const settingsIn = <G extends SettingGroups>(
  groups: G,
): [key: SettingKey<G>, setting: Setting][] =>
  // Every key of a group is one of the game's settings.
  Object.values(groups).flatMap((group) => Object.entries(group)) as [SettingKey<G>, Setting][]

/** The form that reads all settings of these groups. */
export const settingsForm = <const G extends SettingGroups>(groups: G) =>
  z.object(
    Object.fromEntries(settingsIn(groups).map(([key, { form }]) => [key, form])) as FormsOf<G>,
  )

/** Settings whose amounts are given in a club's unit, in chips. */
export function settingsInUnit<S extends object>(
  groups: SettingGroups,
  settings: S,
  unit: ClubUnit,
): S {
  const scaled = { ...settings } as Record<string, unknown>
  for (const [key, { kind }] of settingsIn(groups)) {
    const value = scaled[key]
    if (kind === 'chips' && typeof value === 'number') scaled[key] = value * unit
    if (kind === 'dated') scaled[key] = datedIn(value as Parameters<typeof datedIn>[0], unit)
  }
  return scaled as S
}
