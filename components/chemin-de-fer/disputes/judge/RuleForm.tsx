'use client'
import { findProvision, PROVISION_IDS } from '@/rules/chemin-de-fer/provisions'
import { accountTell } from '@/rules/chemin-de-fer/telling/moved'
import { asTransfers, MoneyRows, type Moved } from '../../../disputes/MoneyRows'
import { RulingForm } from '../../../disputes/RulingForm'
import { named, type useRulingDraft } from '../../../disputes/rulingDraft'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { useTellText } from '../../../tell/TellText'
import { useAct } from '../../commanding'
import { ChipsEffect } from './ChipsEffect'
import type { CoupCase } from './cases'

const CITED = PROVISION_IDS.map((id) => ({ id, words: findProvision(id) }))

interface RuleFormProps {
  one: CoupCase
  isCounting: boolean
  writing: ReturnType<typeof useRulingDraft<{ moved: readonly Moved[] }>>
}

/** S.39a, cf69: the inspector's ruling, final at once: the party in the right, the row, the reason, the chips to move. */
export function RuleForm({ one, isCounting, writing }: RuleFormProps) {
  const t = useT('chemin-deputato')
  const told = useTellText()
  const nameOf = useNameOf()
  const { table, dispute } = one
  const { act, refusal, waiting } = useAct()
  const { draft, isKept, write, drop } = writing
  const { moved } = draft
  const transfers = asTransfers(moved)
  async function rule() {
    const isGiven = await act('ruleDispute', {
      table: table.id,
      dispute: dispute.number,
      inFavourOf: dispute.contenders.find((contender) => contender === draft.favoured) ?? null,
      why: draft.why.trim(),
      provision: named(draft),
      transfers: [...(transfers ?? [])],
    })
    if (isGiven) drop()
  }
  return (
    <RulingForm
      written={draft}
      onWrite={(part) => write({ ...draft, ...part })}
      isKept={isKept}
      parties={dispute.contenders.map((key) => ({ key, label: nameOf(key) }))}
      provisions={CITED}
      why={{ longest: 1000 }}
      missing={transfers ? [] : ['consequence']}
      ways={[
        {
          key: 'final',
          label: t('rule.do'),
          isMain: true,
          ask: {
            title: t('rule.sure'),
            text: t(moved.length > 0 ? 'rule.askChips' : 'rule.ask'),
            yes: t('rule.do'),
          },
        },
      ]}
      onGive={() => void rule()}
      refusal={refusal}
      waiting={waiting}
    >
      <MoneyRows
        accounts={table.accounts.map((key) => ({ key, label: told(accountTell(key)) }))}
        isCounting={isCounting}
        moved={moved}
        onChange={(rows) => write({ ...draft, moved: rows })}
      />
      <ChipsEffect one={one} provision={named(draft)} transfers={transfers} />
    </RulingForm>
  )
}
