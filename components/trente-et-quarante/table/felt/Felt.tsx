'use client'
import type { SettledPart } from '@/rules/trente-et-quarante/state/colpo'
import { CHANCES } from '@/rules/trente-et-quarante/state/posta'
import { partsOf } from '@/rules/trente-et-quarante/views/colpo'
import { useT } from '../../../language/i18n'
import type { ResultDraft } from '../result/useResult'
import type { Staking } from '../staking'
import { useTable } from '../tablet'
import { ChanceBox } from './ChanceBox'
import { Persons } from './Persons'
import { RowsShown } from './RowsShown'

interface FeltProps {
  staking: Staking
  draft: ResultDraft
  /** Opens a stake. */
  onPosta: (number: number) => void
}

const NO_PARTS: readonly SettledPart[] = []

/** The cloth: both rows, the four chances with everything that lies there, and the person who stakes next. */
export function Felt({ staking, draft, onPosta }: FeltProps) {
  const t = useT('trente-table')
  const view = useTable()
  const { summary, colpo } = view
  const parts = draft.result ? partsOf(view, draft.result) : (colpo?.due ?? NO_PARTS)
  return (
    <div className="night flex grow flex-col gap-1.5 wide:min-h-0 bg-[radial-gradient(ellipse_at_50%_120%,#1d5a41,#0d2b20_70%)] p-2">
      {summary.level > 1 && <RowsShown draft={draft} />}
      <ol
        aria-label={t('felt.chances')}
        data-keys="once"
        className="grid grow grid-cols-2 gap-1.5 wide:min-h-0 wide:basis-0 wide:grid-rows-2"
      >
        {CHANCES.map((chance) => (
          <ChanceBox
            key={chance}
            chance={chance}
            isOpen={staking.isOpen}
            lay={staking.lay}
            answer={staking.answer}
            result={draft.result ?? colpo?.result ?? null}
            parts={parts}
            onPosta={onPosta}
          />
        ))}
      </ol>
      {staking.isOpen && <Persons chosen={staking.player} choose={staking.setPlayer} />}
    </div>
  )
}
