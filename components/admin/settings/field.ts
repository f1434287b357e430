import type { Choosable, Setting, SettingGroups, SettingKey } from '@/rules/kernel/settings'

/** A setting of a game with its key. */
export type FieldOf<Key extends string> = Setting & { key: Key }

/** Some settings under a title. */
export interface FieldGroup<Key extends string> {
  group: string
  title: string
  fields: readonly FieldOf<Key>[]
}

/** The settings of a group, each with its key. */
export const fieldsOf = <G extends SettingGroups[string]>(group: G): FieldOf<keyof G & string>[] =>
  // Every key of a group is one of its settings.
  Object.entries(group).map(([key, setting]) => ({ ...setting, key: key as keyof G & string }))

/** The settings of a game in their groups; `titleOf` names a group. */
export const groupsOf = <G extends SettingGroups>(
  groups: G,
  titleOf: (group: keyof G & string) => string,
): FieldGroup<SettingKey<G>>[] =>
  Object.entries(groups).map(([group, settings]) => ({
    group,
    title: titleOf(group),
    fields: fieldsOf(settings) as FieldOf<SettingKey<G>>[],
  }))

/** An amount that counts from a day on, `YYYY-MM-DD`. */
export interface DatedAmount {
  from: string
  /** Null while none is typed. */
  chips: number | null
}

/** The texts about one setting. */
export interface SettingTexts {
  label: string
  help: string
  /** The word for a value of a choice, or of yes or no. */
  wordOf: (value: Choosable | boolean) => string
}

/** Settings by their key, as a form holds them until the rules have read them. */
export type SettingValues = Readonly<Record<string, unknown>>
