'use client'
import { CasellaForm } from '@/rules/black-jack/13-club/recorded'
import { useT } from '../../../language/i18n'
import { Choice } from '../../../tablet/Choice'
import { Amount } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { useAct } from '../../commanding'
import { DueList } from '../../told/DueList'
import { useTable } from '../context'
import { SumChoice } from '../panel/SumChoice'
import type { Staking } from '../panel/staking'
import { Refused } from '../Refused'
import { isWhole, partsOf, type ResultDraft } from './useResult'

/** A colpo of which only the result is kept: stakes, results, and what is paid before it is recorded. Source: J.2. */
export function ResultPanel({ result, staking }: { result: ResultDraft; staking: Staking }) {
  const t = useT('bj-table')
  const { view } = useTable()
  const { act, refusal, waiting } = useAct()
  const { draft, hasBlackJack } = result
  const last = view.past.at(-1)
  const isBegun = draft.length > 0
  const isTold = draft.some(({ hands }) => hands.length > 0)
  async function record() {
    const caselle = draft.map((one) => CasellaForm.parse(one))
    const colpo = { table: view.summary.id, hasBlackJack, caselle }
    if (await act('recordColpo', colpo)) result.clear()
  }
  return (
    <section className="flex min-h-0 flex-1 flex-col gap-2">
      <h2 className="text-2xl">{t(isBegun ? 'tell.title' : 'begin.title')}</h2>
      {!isBegun && last && (
        <Button variant="primary" size="large" onPress={result.repeat}>
          {t('step.repeatStakes')}
        </Button>
      )}
      {!isTold && <SumChoice staking={staking} />}
      {isBegun && (
        <Choice chosen={hasBlackJack} onChange={result.setBlackJack}>
          {t('tell.bancoBlackJack')}
        </Choice>
      )}
      <div className="min-h-0 flex-1 overflow-y-auto text-sm">
        {isBegun ? (
          <DueList parts={partsOf(draft, view, hasBlackJack)} />
        ) : (
          last && (
            <>
              <p className="flex justify-between font-semibold">
                <span>{t('begin.last', { n: last.serial })}</span> <Amount chips={last.won} sign />
              </p>
              <DueList parts={last.parts} />
            </>
          )
        )}
      </div>
      <Refused refusal={refusal} />
      {isBegun && (
        <div className="grid grid-cols-[auto_1fr] gap-2">
          <Button variant="quiet" onPress={result.clear}>
            {t('tell.clear')}
          </Button>
          <Button
            variant="primary"
            size="large"
            isDisabled={waiting || !isWhole(draft)}
            onPress={() => void record()}
          >
            {t('tell.record')}
          </Button>
        </div>
      )}
    </section>
  )
}
