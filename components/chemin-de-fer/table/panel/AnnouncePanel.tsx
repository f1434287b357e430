'use client'
import type { Mano } from '@/rules/chemin-de-fer/state/mano'
import { useT } from '../../../language/i18n'
import { Foot, Notes } from '../../../tablet/Foot'
import { Amount } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { useAct, useOffers } from '../../commanding'
import { useTable } from '../context'
import { Acts } from '../other/Acts'
import { Refused } from '../sheet/Refused'
import { BETWEEN_COUPS } from './ResultPanel'
import { Waits } from './Waits'

/** S.17a: the bank is announced and the stakes are open. */
export function AnnouncePanel({ mano }: { mano: Mano }) {
  const t = useT('chemin-table')
  const { view } = useTable()
  const offers = useOffers('announceBank')
  const { take, refusal, waiting } = useAct()
  const said = (toutVa: boolean, seesStakes: boolean) =>
    offers.find(({ payload }) => payload.toutVa === toutVa && payload.seesStakes === seesStakes)
  const [plain, toutVa, seesStakes] = [said(false, false), said(true, false), said(false, true)]
  return (
    <section aria-label={t('announce.title')} className="flex min-h-0 flex-1 flex-col gap-2">
      <Notes>{mano.toutVaRun >= 2 && <p>{t('announce.bound')}</p>}</Notes>
      <Foot>
        <Acts types={[...BETWEEN_COUPS, 'refuseCoup']} />
        <div className="grid grid-cols-2 gap-2">
          {toutVa && (
            <Button isDisabled={waiting} onPress={() => take(toutVa)}>
              {t('announce.toutVa')}
            </Button>
          )}
          {seesStakes && (
            <Button isDisabled={waiting} onPress={() => take(seesStakes)}>
              {t('announce.seesStakes')}
            </Button>
          )}
        </div>
        <Refused refusal={refusal} />
        {plain && (
          <Button variant="primary" size="large" isDisabled={waiting} onPress={() => take(plain)}>
            {t('announce.bank')} <Amount chips={view.bank} />
          </Button>
        )}
        <Waits
          type="announceBank"
          words={
            <>
              {t('announce.bank')} <Amount chips={view.bank} />
            </>
          }
        />
      </Foot>
    </section>
  )
}
