'use client'
import { useState } from 'react'
import { findProvision, PROVISION_IDS } from '@/rules/chemin-de-fer/provisions'
import { accountTell } from '@/rules/chemin-de-fer/telling/moved'
import type { MemberId } from '@/rules/kernel/ids'
import { asTransfers, MoneyRows, type Moved } from '../../../disputes/MoneyRows'
import { According, Favoured, type NamedProvision } from '../../../disputes/RulingFields'
import { useT } from '../../../language/i18n'
import { RefusalNote } from '../../../tell/RefusalNote'
import { useTellText } from '../../../tell/TellText'
import { Block } from '../../../ui/Block'
import { Button } from '../../../ui/Button'
import { Confirm } from '../../../ui/Confirm'
import { Field } from '../../../ui/Field'
import { useAct } from '../../commanding'
import { ChipsEffect } from './ChipsEffect'
import type { CoupCase } from './cases'

const CITED = PROVISION_IDS.map((id) => ({ id, words: findProvision(id) }))
/** The shortest reason; the table reads it. */
const SHORTEST_REASON = 3

interface RuleFormProps extends NamedProvision {
  one: CoupCase
  isCounting: boolean
  moved: readonly Moved[]
  onMoved: (moved: readonly Moved[]) => void
}

/** S.39a, cf69: the inspector's ruling, final at once: the party in the right, the row, the reason, the chips to move. */
export function RuleForm({ one, isCounting, moved, onMoved, ...named }: RuleFormProps) {
  const t = useT('chemin-deputato')
  const told = useTellText()
  const { table, dispute } = one
  const { act, refusal, waiting } = useAct()
  const [favoured, favour] = useState<MemberId | null>(null)
  const [why, setWhy] = useState('')
  const [isAsking, ask] = useState(false)
  const transfers = asTransfers(moved)
  const isReady = why.trim().length >= SHORTEST_REASON && transfers !== null
  async function rule() {
    ask(false)
    await act('ruleDispute', {
      table: table.id,
      dispute: dispute.number,
      inFavourOf: favoured,
      why: why.trim(),
      provision: named.provision,
      transfers: [...(transfers ?? [])],
    })
  }
  return (
    <Block marked title={t('rule.title')}>
      <div className="flex flex-col gap-5">
        <Favoured contenders={dispute.contenders} value={favoured} onChange={favour} />
        <According provisions={CITED} {...named} />
        <Field label={t('rule.why')} value={why} onChange={setWhy} rows={3} maxLength={1000} />
        <MoneyRows
          accounts={table.accounts.map((key) => ({ key, label: told(accountTell(key)) }))}
          isCounting={isCounting}
          moved={moved}
          onChange={onMoved}
        />
        <ChipsEffect one={one} provision={named.provision} transfers={transfers} />
        {refusal && <RefusalNote refusal={refusal} />}
        <div>
          <Button
            variant="primary"
            size="large"
            isDisabled={!isReady}
            isPending={waiting}
            onPress={() => ask(true)}
          >
            {t('rule.do')}
          </Button>
        </div>
      </div>
      {isAsking && (
        <Confirm
          title={t('rule.sure')}
          action={t('rule.do')}
          onConfirm={rule}
          onClose={() => ask(false)}
        >
          {t(moved.length > 0 ? 'rule.askChips' : 'rule.ask')}
        </Confirm>
      )}
    </Block>
  )
}
