'use client'
import type { Settings } from '@/rules/poker/settings'
import { useT } from '../../language/i18n'
import { useChips } from '../../tell/Amount'

/** A class in a line: its stakes and its number of players. */
export function ClassSummary(props: { settings: unknown }) {
  const t = useT('admin')
  const chips = useChips()
  const { uscita, passata, seats } = props.settings as Settings
  return t('classes.summary', { uscita: chips(uscita), passata: chips(passata), seats })
}
