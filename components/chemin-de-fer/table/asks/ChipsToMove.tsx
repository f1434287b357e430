'use client'
import { useT } from '../../../language/i18n'
import { Button } from '../../../ui/Button'
import { useAct } from '../../commanding'
import { MovedChips } from '../../disputes/MovedChips'
import { useTable } from '../context'
import { Refused } from '../sheet/Refused'

/** The chips that corrections move, each card kept until somebody at the table says that it is done. */
export function ChipsToMove() {
  const t = useT('chemin-table')
  const { view } = useTable()
  const { act, refusal, waiting } = useAct()
  const table = view.summary.id
  return view.corrections.map(({ coup, transfers }) => (
    <section
      key={coup}
      aria-label={t('coups.moves', { number: coup })}
      className="flex flex-1 items-center justify-between gap-3 rounded-lg border-2 border-warn bg-felt-high py-1 pr-1 pl-3"
    >
      <div className="leading-tight">
        <h3 className="text-sm text-sage">{t('coups.moves', { number: coup })}</h3>
        <MovedChips transfers={transfers} />
        <Refused refusal={refusal} />
      </div>
      <Button isDisabled={waiting} onPress={() => act('acknowledgeCorrection', { table, coup })}>
        {t('coups.done')}
      </Button>
    </section>
  ))
}
