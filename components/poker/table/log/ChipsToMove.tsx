'use client'
import { causeTell } from '@/rules/poker/telling/causes'
import { chipsMovedTell } from '@/rules/poker/telling/chips-moved'
import { useT } from '../../../language/i18n'
import { TellTexts } from '../../../tell/TellTexts'
import { Button } from '../../../ui/Button'
import { useAct } from '../../commanding'
import { useTable } from '../context'
import { Refusal } from '../sheet/Refusal'

/** The chips that a correction or the end of a parol moves, each card kept until somebody at the table says that it is done. */
export function ChipsToMove() {
  const { view } = useTable()
  const t = useT('table')
  const { act, refusal, waiting } = useAct()
  const table = view.summary.id
  return (
    <>
      {view.toMove.map(({ colpo, isParolOver, transfers }) => (
        <section
          key={colpo}
          aria-label={t('correct.moves', { number: colpo })}
          className="flex flex-col gap-1.5 rounded-lg border-2 border-warn px-3 py-2"
        >
          <p className="text-sm leading-tight">{t('correct.moves', { number: colpo })}</p>
          {isParolOver && (
            <p className="leading-tight">
              <TellTexts tells={[causeTell('parol-left')]} />
            </p>
          )}
          <ul className="text-lg leading-tight font-semibold">
            {transfers.map((one) => (
              <li key={`${one.from} ${one.to}`} className="first-letter:uppercase">
                <TellTexts tells={[chipsMovedTell(one)]} />
              </li>
            ))}
          </ul>
          <Button
            isDisabled={waiting}
            onPress={() => act('acknowledgeCorrection', { table, colpo })}
          >
            {t('correct.done')}
          </Button>
        </section>
      ))}
      {refusal && <Refusal refusal={refusal} />}
    </>
  )
}
