'use client'
import { useState } from 'react'
import type { Rank } from '@/rules/kernel/cards'
import { SLIPS, type SlipKind } from '@/rules/trente-et-quarante/state/colpo'
import type { CourtTable } from '@/rules/trente-et-quarante/views/view'
import { RankCards } from '../../banked/RankCard'
import { Ranks } from '../../banked/Ranks'
import { useT } from '../../language/i18n'
import { RefusalNote } from '../../tell/RefusalNote'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Select } from '../../ui/Select'
import { useAct, useOffer } from '../commanding'

/** Nothing is written; the cards are those that lie. */
const BLANK: { why: string; cards: readonly Rank[] | null } = { why: '', cards: null }

/** An error in dealing: the rows are rebuilt by the order of the cards, or the colpo is void. Source: T.10, E2. */
export function SlipForm({ table }: { table: CourtTable }) {
  const t = useT('trente-room')
  const words = useT('banked')
  const rebuild = useOffer('rebuildRows', { table: table.id })
  const voids = useOffer('voidColpo', { table: table.id })
  const { take, refusal, waiting } = useAct()
  const [slip, setSlip] = useState<SlipKind>(SLIPS[0])
  const [{ why, cards }, write] = useState(BLANK)
  const empty = (isTaken: boolean) => isTaken && write(BLANK)
  if (!rebuild && !voids) return refusal && <RefusalNote refusal={refusal} />
  const given = { slip, why: why.trim() }
  const isReady = given.why.length >= 3
  const inOrder = cards ?? rebuild?.payload.cards ?? []
  return (
    <details>
      <summary className="min-h-10 cursor-pointer text-lg">{t('slip.title')}</summary>
      <div className="flex flex-col gap-3">
        <Select
          label={t('slip.which')}
          value={slip}
          onChange={setSlip}
          options={SLIPS.map((key) => ({ key, label: t(`slip.${key}`) }))}
        />
        <Field
          label={words('ruling.why')}
          value={why}
          onChange={(text) => write({ why: text, cards })}
          maxLength={300}
        />
        {rebuild && (
          <>
            <p>{t('slip.order')}</p>
            <p className="flex flex-wrap gap-1">
              <RankCards cards={inOrder} />
            </p>
            <Ranks onRank={(rank) => write({ why, cards: [...inOrder, rank] })} />
            <div className="flex flex-wrap gap-2">
              <Button
                variant="quiet"
                isDisabled={inOrder.length === 0}
                onPress={() => write({ why, cards: inOrder.slice(0, -1) })}
              >
                {t('slip.shorter')}
              </Button>
              <Button
                variant="primary"
                isDisabled={waiting || !isReady || inOrder.length === 0}
                onPress={() => take(rebuild, { ...given, cards: [...inOrder] }).then(empty)}
              >
                {t('slip.rebuild')}
              </Button>
            </div>
          </>
        )}
        {voids && (
          <Button
            variant="danger"
            isDisabled={waiting || !isReady}
            onPress={() => take(voids, given).then(empty)}
          >
            {t('slip.void')}
          </Button>
        )}
        {refusal && <RefusalNote refusal={refusal} />}
      </div>
    </details>
  )
}
