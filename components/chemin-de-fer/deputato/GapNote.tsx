'use client'
import type { DeputatoView } from '@/rules/chemin-de-fer/views/deputato'
import { magnitude } from '@/rules/kernel/chips'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { Block } from '../../ui/Block'
import { Act } from '../commanding'

/** The imbalance of the count, while it waits for the inspector's word. */
export function GapNote({ view }: { view: DeputatoView }) {
  const t = useT('chemin-deputato')
  if (!view.recountNeeded) return null
  return (
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
  )
}
