'use client'
import { ChipStacks } from '../../../drawn/ChipStacks'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { useTable } from '../context'
import { usePotShown } from '../usePotShown'

/** The middle of the table: the pot, the honour pots still to be played, and the hand needed to open. */
export function PotCentre() {
  const { view } = useTable()
  const t = useT('table')
  const shown = usePotShown()
  const started = view.summary.startedAt !== null
  if (view.results)
    return <p className="font-serif text-2xl text-brass">{t('over.closed.title')}</p>
  if (!started || !shown) return <p className="text-xl text-ivory">{t('centre.notStarted')}</p>
  if (view.level === 1) return <CasseDrawn />
  return (
    <>
      <p className="font-serif text-xl text-brass">{shown.name}</p>
      <p
        className="text-6xl @max-md:text-4xl leading-none font-semibold text-ivory tabular-nums"
        data-testid={view.staked > 0 ? 'all' : 'pot'}
      >
        <Amount chips={shown.chips} />
      </p>
      <ChipStacks
        chips={shown.chips}
        className={`max-w-full ${view.staked > 0 ? 'mt-1 max-h-6' : 'mt-2 max-h-10'}`}
      />
      {view.staked > 0 && (
        <p className="leading-none">
          {t('centre.pot')}{' '}
          <span data-testid="pot">
            <Amount chips={view.pot} />
          </span>{' '}
          + {t('centre.put')} <Amount chips={view.staked} />
        </p>
      )}
      {view.parol && view.parol.minorPots > 0 && (
        <p>
          {t('centre.thenPots')} <Amount chips={view.parol.minorPots} />
        </p>
      )}
      {view.honourPots.length > 0 && (
        <p className="text-lg">
          {t('centre.honourPots')} <Amount chips={view.honourChips} />
        </p>
      )}
      <p
        className={`leading-tight @max-md:mt-0 @max-md:text-sm ${view.staked > 0 ? 'text-sm' : 'mt-2'}`}
      >
        {t('centre.opening')}{' '}
        <strong className="whitespace-nowrap">{t(`opening.${view.opensWith}`)}</strong>
      </p>
    </>
  )
}

/** Level 1: no pot is recorded, so the middle shows the sum of all casse. */
function CasseDrawn() {
  const { view } = useTable()
  const t = useT('table')
  return (
    <>
      <p className="font-serif text-xl text-brass">{t('quadratura.casse')}</p>
      <p className="text-5xl @max-md:text-3xl leading-none font-semibold text-ivory tabular-nums">
        <Amount chips={view.cassa} />
      </p>
    </>
  )
}
