'use client'
import type { Settings } from '@/rules/chemin-de-fer/settings'
import { useT } from '../../language/i18n'
import { useChips } from '../../tell/Amount'

/** A class in a line: its least bank, its seats and its tax. */
export function CheminClassSummary(props: { settings: unknown }) {
  const t = useT('chemin-settings')
  const chips = useChips()
  const { minimum, seats, taxPercent } = props.settings as Settings
  return t('summary', { minimum: chips(minimum), seats, tax: taxPercent })
}
