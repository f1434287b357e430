'use client'
import { useT } from '../../../language/i18n'
import { useTable } from '../context'

/** The reason why no coup can be given now, so far as the table shows it. */
export function TooFew() {
  const t = useT('chemin-table')
  const { view } = useTable()
  const { summary, settings, mano, stakesSeen } = view
  const seated = summary.seats.filter(({ state }) => state === 'taken').length
  if (stakesSeen) return <p className="text-lg">{t('waits.inspector')}</p>
  if (seated < settings.minSeated)
    return <p className="text-lg">{t('waits.seated', { seated, least: settings.minSeated })}</p>
  if (mano?.mustPlay) return <p className="text-lg">{t('waits.mustPlay')}</p>
  return <p className="text-lg">{t('waits.bank')}</p>
}
