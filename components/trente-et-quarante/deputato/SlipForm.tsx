'use client'
import { useState } from 'react'
import type { TableId } from '@/rules/banked/ids'
import type { Rank } from '@/rules/kernel/cards'
import { SLIPS, type SlipKind } from '@/rules/trente-et-quarante/state/colpo'
import { COLOURS, type Colour } from '@/rules/trente-et-quarante/state/posta'
import { RankCards } from '../../banked/RankCard'
import { Ranks } from '../../banked/Ranks'
import { useT } from '../../language/i18n'
import { RefusalNote } from '../../tell/RefusalNote'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Select } from '../../ui/Select'
import { useAct, useOffer } from '../commanding'

/** Nothing is written; the cards are those that lie. */
const BLANK: Written = { why: '', cards: null, first: null }

/** Of cards and colour, null stands for those that lie. */
interface Written {
  readonly why: string
  readonly cards: readonly Rank[] | null
  readonly first: Colour | null
}

/** An error in dealing: the rows are rebuilt by the order of the cards, or the colpo is void. Source: T.10, E2. */
export function SlipForm({ table }: { table: TableId }) {
  const t = useT('trente-room')
  const words = useT('banked')
  const rebuild = useOffer('rebuildRows', { table })
  const voids = useOffer('voidColpo', { table })
  const { take, refusal, waiting } = useAct()
  const [slip, setSlip] = useState<SlipKind>(SLIPS[0])
  const [{ why, cards, first }, write] = useState(BLANK)
  const empty = (isTaken: boolean) => isTaken && write(BLANK)
  if (!rebuild && !voids) return refusal && <RefusalNote refusal={refusal} />
  const given = { slip, why: why.trim() }
  const isReady = given.why.length >= 3
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
          onChange={(text) => write({ why: text, cards, first })}
          maxLength={300}
        />
        {rebuild && (
          <Rebuild
            written={{ why, cards, first }}
            lying={rebuild.payload}
            write={write}
            isReady={isReady && !waiting}
            onRebuild={(rows) => void take(rebuild, { ...given, ...rows }).then(empty)}
          />
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

interface RebuildProps {
  written: Written
  /** The cards and the colour as they lie. */
  lying: { readonly cards: readonly Rank[]; readonly first: Colour }
  write: (written: Written) => void
  isReady: boolean
  onRebuild: (rows: { cards: Rank[]; first: Colour }) => void
}

/** The cards in the order in which they came, and the colour of the very first. Source: T.3.1, T.4. */
function Rebuild({ written, lying, write, isReady, onRebuild }: RebuildProps) {
  const t = useT('trente-room')
  const cloth = useT('trente-table')
  const cards = written.cards ?? lying.cards
  const first = written.first ?? lying.first
  return (
    <>
      <p>{t('slip.order')}</p>
      <p className="flex flex-wrap gap-1">
        <RankCards cards={cards} />
      </p>
      <Select
        label={cloth('tell.first')}
        value={first}
        onChange={(colour) => write({ ...written, first: colour })}
        options={COLOURS.map((key) => ({ key, label: cloth(`tell.${key}`) }))}
      />
      <Ranks onRank={(rank) => write({ ...written, cards: [...cards, rank] })} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="quiet"
          isDisabled={cards.length === 0}
          onPress={() => write({ ...written, cards: cards.slice(0, -1) })}
        >
          {t('slip.shorter')}
        </Button>
        <Button
          variant="primary"
          isDisabled={!isReady || cards.length === 0}
          onPress={() => onRebuild({ cards: [...cards], first })}
        >
          {t('slip.rebuild')}
        </Button>
      </div>
    </>
  )
}
