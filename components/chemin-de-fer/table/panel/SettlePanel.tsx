'use client'
import type { CoupView } from '@/rules/chemin-de-fer/views/coup'
import { entriesIn } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { Foot, Notes } from '../../../tablet/Foot'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { useAct, useOffer } from '../../commanding'
import { Acts } from '../other/Acts'
import { Refused } from '../sheet/Refused'
import { BankSum } from './BankSum'
import { Waits } from './Waits'

/** The result is known: everybody's chips and the next bank, before anything is paid. */
export function SettlePanel({ coup }: { coup: CoupView }) {
  const t = useT('chemin-table')
  const settle = useOffer('settleCoup')
  const { take, refusal, waiting } = useAct()
  const { outcome, result } = coup
  return (
    <section aria-label={t('settle.title')} className="flex min-h-0 flex-1 flex-col gap-2">
      {result && <h2 className="text-3xl leading-tight">{t(`settle.wins.${result}`)}</h2>}
      {coup.resultBy && <p className="text-sage">§ {coup.resultBy}</p>}
      {outcome && (
        <>
          <BankSum
            bank={coup.bank}
            won={outcome.won}
            tax={outcome.tax.chips}
            aside={outcome.setAside}
            next={outcome.nextBank}
          />
          <Notes>
            <ul aria-label={t('settle.each')} className="text-lg leading-snug">
              {entriesIn(outcome.net)
                .filter(([, chips]) => chips !== 0)
                .map(([member, chips]) => (
                  <li key={member} className="flex justify-between gap-3">
                    <MemberName id={member} />
                    <strong>
                      <Amount chips={chips} sign />
                    </strong>
                  </li>
                ))}
            </ul>
          </Notes>
        </>
      )}
      <Foot>
        <Acts types={['countSeven']} />
        <Refused refusal={refusal} />
        {settle && (
          <Button variant="primary" size="large" isDisabled={waiting} onPress={() => take(settle)}>
            {t('settle.pay')}
          </Button>
        )}
        <Waits type="settleCoup" words={t('settle.pay')} />
      </Foot>
    </section>
  )
}
