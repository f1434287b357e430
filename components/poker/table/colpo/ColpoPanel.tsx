'use client'
import { type ReactNode, useState } from 'react'
import type { MemberId } from '@/rules/kernel/ids'
import type { Colpo } from '@/rules/poker/state/colpo'
import type { Cause } from '@/rules/poker/telling/causes'
import { useT } from '../../../language/i18n'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { onDemand } from '../../../ui/loaded/onDemand'
import { useAct, useOffer } from '../../commanding'
import { useTable } from '../context'
import { type Draft, startDraft } from '../result/draft'
import { cellOf, placesAt } from '../result/places'
import { Refusal } from '../sheet/Refusal'
import { VoidDialog } from './VoidDialog'

const OpenDisputeSheet = onDemand(
  () => import('../../disputes/table/OpenDisputeSheet').then((loaded) => loaded.OpenDisputeSheet),
  { ahead: true },
)
const ResultDialog = onDemand(
  () => import('../result/ResultDialog').then((loaded) => loaded.ResultDialog),
  { ahead: true },
)

interface ColpoPanelProps {
  colpo: Colpo
  /** The result being written; a tap on a seat may begin it too. */
  draft: Draft | null
  onDraft: (draft: Draft | null) => void
}

/** The colpo in play: its result is entered in two or three taps. */
export function ColpoPanel({ colpo, draft, onDraft }: ColpoPanelProps) {
  const t = useT('table')
  const table = useTable().view.summary.id
  const { act, refusal } = useAct()
  const record = useOffer('recordColpo')
  const annul = useOffer('annul')
  const dispute = useOffer('openDispute')
  const [over, setOver] = useState<'void' | 'dispute' | null>(null)
  const frozen = !record

  return (
    <section
      aria-label={t('colpo.title', { number: colpo.number })}
      className="flex shrink-0 flex-col gap-2"
    >
      <h2 className="text-2xl">{t('colpo.whoWon')}</h2>
      {frozen && <p>{t('colpo.frozen')}</p>}
      {!draft && refusal && <Refusal refusal={refusal} />}
      <Winners
        players={colpo.players}
        isDisabled={frozen}
        onWon={(member) => onDraft(startDraft(colpo, member))}
      />
      <div className="grid grid-cols-2 gap-x-2">
        <Other
          isDisabled={frozen}
          onPress={() => onDraft({ ...startDraft(colpo, null), kind: 'parol' })}
        >
          {t('colpo.parol')}
        </Other>
        <Other
          isDisabled={frozen}
          onPress={() => onDraft({ ...startDraft(colpo, null), kind: 'nobody-opened' })}
        >
          {t('colpo.nobodyOpened')}
        </Other>
        <Other isDisabled={!annul} onPress={() => setOver('void')}>
          {t('colpo.void')}
        </Other>
        <Other isDisabled={!dispute} onPress={() => setOver('dispute')}>
          {t('dispute.open')}
        </Other>
      </div>
      {draft && (
        <ResultDialog
          colpo={colpo}
          start={draft}
          title={t('result.title', { number: colpo.number })}
          refusal={refusal}
          onClose={() => onDraft(null)}
          onConfirm={(outcome) => act('recordColpo', { table, outcome })}
          onVoid={(provision) =>
            act('annul', { table, provision, why: VOIDED_BY_OPENER[provision] })
          }
        />
      )}
      {over === 'void' && <VoidDialog onClose={() => setOver(null)} />}
      {over === 'dispute' && <OpenDisputeSheet onClose={() => setOver(null)} />}
    </section>
  )
}

/** Why a colpo is void whose winner opened without the opening. */
const VOIDED_BY_OPENER = {
  'VI.6': 'opening-not-shown',
  'XII.3': 'wrong-opener-best',
} as const satisfies Record<string, Cause>

interface WinnersProps {
  players: readonly MemberId[]
  isDisabled: boolean
  onWon: (member: MemberId) => void
}

/** The players round the table as on the oval, so that each has the same place at every colpo. */
function Winners({ players, isDisabled, onWon }: WinnersProps) {
  const { seats } = useTable().view.summary
  const places = placesAt(players, seats)
  return (
    <div className="grid grid-cols-2 gap-2">
      {players.map((member) => {
        const { row, column } = cellOf(places.get(member) ?? 1, seats.length)
        return (
          <div key={member} style={{ gridRow: row, gridColumn: column }}>
            <Button wide className="px-2!" isDisabled={isDisabled} onPress={() => onWon(member)}>
              <MemberName id={member} />
            </Button>
          </div>
        )
      })}
    </div>
  )
}

/** Less frequent actions of a colpo. */
function Other(props: { isDisabled: boolean; onPress: () => void; children: ReactNode }) {
  return <Button variant="quiet" className="px-2!" {...props} />
}
