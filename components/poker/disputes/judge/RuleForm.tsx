'use client'
import { useState } from 'react'
import type { MemberId } from '@/rules/kernel/ids'
import { agreedArbiters, isArbiter } from '@/rules/poker/17-arbitration/panel'
import { findProvision, PROVISION_IDS } from '@/rules/poker/provisions'
import { useClub } from '../../../club/club'
import { According, Favoured, type NamedProvision } from '../../../disputes/RulingFields'
import { useT } from '../../../language/i18n'
import { RefusalNote } from '../../../tell/RefusalNote'
import { Block } from '../../../ui/Block'
import { Button } from '../../../ui/Button'
import { Confirm } from '../../../ui/Confirm'
import { Field } from '../../../ui/Field'
import { useAct } from '../../commanding'
import { ClosedTableau } from './ClosedTableau'
import type { Case } from './cases'
import {
  type ChosenConsequence,
  consequenceOf,
  NOTHING_CHANGES,
  RulingConsequence,
} from './RulingConsequence'

const CITED = PROVISION_IDS.map((id) => ({ id, words: findProvision(id) }))

/**
 * The form of a ruling by the deputato or an arbiter: favoured contender, provision, reason, consequence, provisional
 * or final.
 */
export function RuleForm({ one, provision, onProvision }: { one: Case } & NamedProvision) {
  const t = useT('deputato')
  const { table, dispute } = one
  const { me } = useClub()
  const panel = agreedArbiters(dispute)
  const isPanel = panel.length > 1 && isArbiter(dispute, me?.member?.id ?? null)
  const [favoured, setFavoured] = useState<MemberId | null>(null)
  const [why, setWhy] = useState('')
  const [chosen, setChosen] = useState<ChosenConsequence>(NOTHING_CHANGES)
  const [asking, setAsking] = useState<'final' | 'provisional' | null>(null)
  const { act, refusal, waiting } = useAct()
  const consequence = consequenceOf(table.closed ? NOTHING_CHANGES : chosen)
  const complete = why.trim().length >= 3 && consequence !== null

  const label = t(table.closed ? 'rule.closed.why' : 'rule.why')

  async function rule() {
    const final = asking === 'final'
    setAsking(null)
    await act('ruleDispute', {
      table: table.id,
      dispute: dispute.number,
      inFavourOf: favoured,
      provision,
      why: why.trim(),
      final,
      ...(consequence ?? { transfers: [] }),
    })
  }
  return (
    <Block marked title={t('rule.title')}>
      <div className="flex flex-col gap-5">
        {isPanel && <p>{t('panel.help', { count: panel.length })}</p>}
        <Favoured contenders={dispute.contenders} value={favoured} onChange={setFavoured} />
        <According provisions={CITED} provision={provision} onProvision={onProvision} />
        <Field label={label} value={why} onChange={setWhy} rows={3} maxLength={500} />
        {table.closed ? (
          <ClosedTableau table={table.id} stage={table.closed} />
        ) : (
          <RulingConsequence one={one} provision={provision} chosen={chosen} onChange={setChosen} />
        )}
        {refusal && <RefusalNote refusal={refusal} />}
        <div className="flex flex-wrap gap-3">
          {(['provisional', 'final'] as const).map((how) => (
            <Button
              key={how}
              variant={how === 'final' ? 'primary' : undefined}
              isDisabled={!complete}
              isPending={waiting}
              onPress={() => setAsking(how)}
            >
              {t(`rule.${how}`)}
            </Button>
          ))}
        </div>
      </div>
      {asking && (
        <Sure
          how={asking}
          isPanel={isPanel}
          isClosed={table.closed !== null}
          onConfirm={rule}
          onClose={() => setAsking(null)}
        />
      )}
    </Block>
  )
}

interface SureProps {
  how: 'final' | 'provisional'
  isPanel: boolean
  /** True while the tableau is closed, so that no chips can move. */
  isClosed: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation and says what the ruling does, to the chips too. */
function Sure({ how, isPanel, isClosed, onConfirm, onClose }: SureProps) {
  const t = useT('deputato')
  const said = isClosed ? (`rule.closed.${how}` as const) : (`rule.${how}Ask` as const)
  return (
    <Confirm
      title={t(isPanel ? 'panel.proposeTitle' : `rule.${how}Title`)}
      action={t(isPanel ? 'panel.propose' : `rule.${how}`)}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {t(isPanel ? 'panel.proposeAsk' : said)}
    </Confirm>
  )
}
