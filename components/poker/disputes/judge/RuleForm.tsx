'use client'
import { agreedArbiters, isArbiter } from '@/rules/poker/17-arbitration/panel'
import { findProvision, PROVISION_IDS } from '@/rules/poker/provisions'
import type { TableId } from '@/rules/poker/state/ids'
import type { Reopening as Stage } from '@/rules/poker/views/deputato'
import { useClub } from '../../../club/club'
import { RulingForm } from '../../../disputes/RulingForm'
import { named, type useRulingDraft } from '../../../disputes/rulingDraft'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { ProvisionLink } from '../../../tell/ProvisionLink'
import { useAct } from '../../commanding'
import { TableReopening } from '../../tableau/TableReopening'
import type { Case } from './cases'
import { type ChosenConsequence, consequenceOf, RulingConsequence } from './RulingConsequence'

const CITED = PROVISION_IDS.map((id) => ({ id, words: findProvision(id) }))

export const NOTHING_CHOSEN: ChosenConsequence = { kind: null, moved: [], remedy: null }

interface RuleFormProps {
  one: Case
  writing: ReturnType<typeof useRulingDraft<{ consequence: ChosenConsequence }>>
}

/**
 * The form of a ruling by the deputato or an arbiter: favoured contender, provision, reason, consequence, provisional
 * or final.
 */
export function RuleForm({ one, writing }: RuleFormProps) {
  const t = useT('deputato')
  const nameOf = useNameOf()
  const { table, dispute } = one
  const { me } = useClub()
  const panel = agreedArbiters(dispute)
  const isPanel = panel.length > 1 && isArbiter(dispute, me?.member?.id ?? null)
  const { draft, isKept, write, drop } = writing
  const { act, refusal, waiting } = useAct()
  const consequence = table.closed ? { transfers: [] } : consequenceOf(draft.consequence)

  /** Another decision makes another question of it, so that nobody confirms what they have not read. */
  const asked = (how: 'provisional' | 'final') => `${how} ${dispute.decisions.length}`
  async function rule(isFinal: boolean) {
    const isGiven = await act('ruleDispute', {
      table: table.id,
      dispute: dispute.number,
      inFavourOf: dispute.contenders.find((contender) => contender === draft.favoured) ?? null,
      provision: named(draft),
      why: draft.why.trim(),
      final: isFinal,
      ...(consequence ?? { transfers: [] }),
      read: dispute.decisions.length,
    })
    if (isGiven) drop()
  }
  return (
    <RulingForm
      written={draft}
      onWrite={(part) => write({ ...draft, ...part })}
      isKept={isKept}
      intro={isPanel && <p>{t('panel.help', { count: panel.length })}</p>}
      parties={dispute.contenders.map((key) => ({ key, label: nameOf(key) }))}
      provisions={CITED}
      why={{ longest: 500, ...(table.closed && { label: t('rule.closed.why') }) }}
      missing={consequence ? [] : ['consequence']}
      ways={(['provisional', 'final'] as const).map((how) => ({
        key: asked(how),
        label: t(`rule.${how}`),
        isMain: how === 'final',
        ask: isPanel
          ? {
              title: t('panel.proposeTitle'),
              text: t('panel.proposeAsk'),
              yes: t('panel.propose'),
            }
          : {
              title: t(`rule.${how}Title`),
              text: t(table.closed ? `rule.closed.${how}` : `rule.${how}Ask`),
              yes: t(`rule.${how}`),
            },
      }))}
      onGive={(way) => void rule(way === asked('final'))}
      refusal={refusal}
      waiting={waiting}
    >
      {table.closed ? (
        <ClosedTableau table={table.id} stage={table.closed} />
      ) : (
        <RulingConsequence
          one={one}
          provision={named(draft)}
          chosen={draft.consequence}
          onChange={(chosen) => write({ ...draft, consequence: chosen })}
        />
      )}
    </RulingForm>
  )
}

/** N3: a ruling on a closed tableau moves no chips; two people must reopen the tableau first. */
function ClosedTableau({ table, stage }: { table: TableId; stage: Stage }) {
  const t = useT('deputato')
  return (
    <fieldset className="flex flex-col gap-3 rounded-card border border-line p-4">
      <legend className="px-2 font-semibold">{t('money.title')}</legend>
      <p>
        {t('money.closed')} <ProvisionLink id="XVI.1" />
      </p>
      <TableReopening table={table} stage={stage} />
    </fieldset>
  )
}
