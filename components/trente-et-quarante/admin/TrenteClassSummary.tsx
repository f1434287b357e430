'use client'
import type { Settings } from '@/rules/trente-et-quarante/settings'
import { useT } from '../../language/i18n'
import { useChips } from '../../tell/Amount'

/** A class in a line: what happens at 31–31, the step of its stakes and what is insured. */
export function TrenteClassSummary(props: { settings: unknown }) {
  const t = useT('trente-settings')
  const chips = useChips()
  const { zero, step, multiple } = props.settings as Settings
  const amounts = { step: chips(step), multiple: chips(multiple) }
  return t('summary', { zero: t(`options.zero.${zero}`), ...amounts })
}
