'use client'
import type { Settings } from '@/rules/black-jack/settings'
import { useT } from '../../language/i18n'
import { useChips } from '../../tell/Amount'

/** A class in a line: its packs, its caselle and the step of its stakes. */
export function BlackJackClassSummary(props: { settings: unknown }) {
  const t = useT('bj-settings')
  const chips = useChips()
  const { packs, caselle, step } = props.settings as Settings
  return t('summary', { packs, caselle, step: chips(step) })
}
