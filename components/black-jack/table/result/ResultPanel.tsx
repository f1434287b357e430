'use client'
import { LastColpo } from '../../../banked/table/LastColpo'
import { RecordButtons } from '../../../banked/table/RecordButtons'
import { Refused } from '../../../banked/told/Refused'
import { useT } from '../../../language/i18n'
import { Choice } from '../../../tablet/Choice'
import { Foot, Notes } from '../../../tablet/Foot'
import { Button } from '../../../ui/Button'
import { DueList } from '../../told/DueList'
import { SumChoice } from '../panel/SumChoice'
import { type Staking, unnamedIn } from '../panel/staking'
import { useTable } from '../tablet'
import { isWhole, partsOf, type ResultDraft } from './useResult'

/** A colpo of which only the result is kept: stakes, results, and what is paid before it is recorded. Source: J.2. */
export function ResultPanel({ result, staking }: { result: ResultDraft; staking: Staking }) {
  const t = useT('bj-table')
  const words = useT('banked')
  const view = useTable()
  const { draft, hasBlackJack, isLast, paid, isSent } = result
  const { last } = view
  const isBegun = draft.length > 0
  const isTold = draft.some(({ hands }) => hands.length > 0)
  const parts = partsOf(draft, view, hasBlackJack)
  const toPay = isWhole(draft)
    ? parts.find(({ casella }) => !paid.includes(casella))?.casella
    : null
  return (
    <section className="flex min-h-0 flex-1 flex-col gap-2">
      <h2 className="text-2xl">{isBegun ? t('tell.title') : words('newColpo')}</h2>
      {!isBegun && <p>{t('stakes.tap')}</p>}
      <Notes className="text-sm">
        {isBegun ? (
          <DueList parts={parts} progress={{ paid: new Set(paid), now: toPay ?? null }} />
        ) : (
          last && (
            <LastColpo colpo={last}>
              <DueList parts={last.parts} />
            </LastColpo>
          )
        )}
      </Notes>
      <Foot>
        {!isTold && <SumChoice staking={staking} unnamed={unnamedIn(draft)} />}
        {isBegun && (
          <div className="grid grid-cols-2 gap-1.5 text-sm">
            <Choice chosen={hasBlackJack} onChange={result.setBlackJack} isDisabled={isSent}>
              {t('tell.bancoBlackJack')}
            </Choice>
            <Choice chosen={isLast} onChange={result.setLast} isDisabled={isSent}>
              {t('tell.lastOfShoe')}
            </Choice>
          </div>
        )}
        <Refused refusal={result.refusal} />
        {toPay && (
          <Button size="large" isDisabled={isSent} onPress={() => result.pay(toPay)}>
            {t('settle.casella', { n: toPay })}
          </Button>
        )}
        {isBegun && (
          <RecordButtons
            words={t('tell.record')}
            isReady={!result.waiting && isWhole(draft)}
            onRecord={result.record}
            onClear={isSent ? null : result.clear}
          />
        )}
        {!isBegun && last && (
          <Button variant="primary" size="large" onPress={result.repeat}>
            {t('step.repeatStakes')}
          </Button>
        )}
      </Foot>
    </section>
  )
}
