'use client'
import type { DeputatoView } from '@/rules/chemin-de-fer/views/deputato'
import { magnitude } from '@/rules/kernel/chips'
import { useClub } from '../../club/club'
import { useT } from '../../language/i18n'
import { useGame } from '../../live/game'
import { useLive } from '../../live/useLive'
import { Amount } from '../../tell/Amount'
import { Block } from '../../ui/Block'
import { Nothing } from '../../ui/Loading'
import { Act, CommandingProvider } from '../commanding'
import { InspectorActs } from './InspectorActs'
import { OpenCase } from './OpenCase'

/** The disputes of tonight's chemin de fer that wait for the deputato, the imbalance, and the inspector's acts. */
export function Cases() {
  const t = useT('chemin-deputato')
  const { view, evening, now } = useLive<DeputatoView>(useClub().club.slug, 'deputato', useGame())
  if (!view) return <Nothing>{t('noEvening')}</Nothing>
  const open = view.tables.flatMap((table) =>
    table.disputes.filter(({ status }) => status === 'open').map((dispute) => ({ table, dispute })),
  )
  return (
    <CommandingProvider here={{ evening, now, offers: view.offers }}>
      <div className="flex flex-col gap-5">
        {view.recountNeeded && (
          <Block marked title={t('imbalance.title')}>
            <p className="mb-3">
              <Amount chips={magnitude(view.gap)} className="text-2xl font-semibold" />{' '}
              {t(view.gap > 0 ? 'imbalance.supero' : 'imbalance.ammanco')}
            </p>
            <Act
              type="acceptImbalance"
              payload={{}}
              variant="primary"
              ask={{ title: t('imbalance.ask'), body: t('imbalance.why'), yes: t('imbalance.do') }}
            >
              {t('imbalance.do')}
            </Act>
          </Block>
        )}
        {open.length === 0 && <p className="text-sage">{t('none')}</p>}
        {open.map((one) => (
          <OpenCase key={`${one.table.id}/${one.dispute.number}`} {...one} />
        ))}
        <InspectorActs view={view} />
      </div>
    </CommandingProvider>
  )
}
