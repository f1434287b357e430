'use client'
import { magnitude } from '@/rules/kernel/chips'
import type { DeputatoView } from '@/rules/poker/views/deputato'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { Block } from '../../ui/Block'
import { Act } from '../commanding'

/** M5: tables whose imbalance is above the limit, waiting for the deputato after the recount. */
export function Imbalances({ view }: { view: DeputatoView }) {
  const t = useT('deputato')
  return (
    <>
      {view.tables
        .filter(({ recountNeeded }) => recountNeeded)
        .map(({ id, label, gap }) => (
          <Block key={id} marked title={t('imbalance.title', { label })}>
            <p className="mb-3">
              {t.rich(gap > 0 ? 'imbalance.supero' : 'imbalance.ammanco', {
                chips: () => <Amount chips={magnitude(gap)} className="font-semibold" />,
              })}{' '}
              {t('imbalance.help')}
            </p>
            <Act
              type="acceptImbalance"
              payload={{ table: id, imbalance: gap }}
              match={{ table: id }}
              variant="primary"
              whyNot={t('imbalance.whyNot')}
              ask={{
                title: t('imbalance.askTitle'),
                body: t('imbalance.ask', { label }),
                yes: t('imbalance.accept'),
              }}
            >
              {t('imbalance.accept')}
            </Act>
          </Block>
        ))}
    </>
  )
}
