'use client'
import { useState } from 'react'
import { Radio, RadioGroup } from 'react-aria-components'
import { agreedArbiters, isArbiter } from '@/rules/poker/17-arbitration/panel'
import { findProvision, PROVISION_IDS } from '@/rules/poker/provisions'
import { useClub } from '../../../club/club'
import { useLingua, useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { RefusalNote } from '../../../tell/RefusalNote'
import { Block } from '../../../ui/Block'
import { Button } from '../../../ui/Button'
import { Confirm } from '../../../ui/Confirm'
import { Field } from '../../../ui/Field'
import { Select } from '../../../ui/Select'
import { useAct } from '../../commanding'
import { ClosedTableau } from './ClosedTableau'
import { asTransfers, MoneyRows, type Moved } from './MoneyRows'
import type { Case } from './waiting'

const NOBODY = 'nobody'
const NO_PROVISION = 'none'

/**
 * The form of a ruling by the deputato or an arbiter: favoured contender, provision, reason, transfers, provisional
 * or final.
 */
export function RuleForm({ one }: { one: Case }) {
  const t = useT('deputato')
  const { table, dispute } = one
  const { me } = useClub()
  const panel = agreedArbiters(dispute)
  const isPanel = panel.length > 1 && isArbiter(dispute, me?.member?.id ?? null)
  const [favoured, setFavoured] = useState(NOBODY)
  const [provision, setProvision] = useState(dispute.provision ?? NO_PROVISION)
  const [why, setWhy] = useState('')
  const [moved, setMoved] = useState<readonly Moved[]>([])
  const [asking, setAsking] = useState<'final' | 'provisional' | null>(null)
  const { act, refusal, waiting } = useAct()
  const transfers = table.closed ? [] : asTransfers(moved)
  const complete = why.trim().length >= 3 && transfers !== null

  const label = t(table.closed ? 'rule.closed.why' : 'rule.why')

  async function rule() {
    const final = asking === 'final'
    setAsking(null)
    await act('ruleDispute', {
      table: table.id,
      dispute: dispute.number,
      inFavourOf: dispute.contenders.find((contender) => contender === favoured) ?? null,
      provision: provision === NO_PROVISION ? null : provision,
      why: why.trim(),
      final,
      transfers: transfers ?? [],
    })
  }
  return (
    <Block marked title={t('rule.title')}>
      <div className="flex flex-col gap-5">
        {isPanel && <p>{t('panel.help', { count: panel.length })}</p>}
        <Favoured one={one} value={favoured} onChange={setFavoured} />
        <According value={provision} onChange={setProvision} />
        <Field label={label} value={why} onChange={setWhy} rows={3} maxLength={500} />
        {table.closed ? (
          <ClosedTableau table={table.id} stage={table.closed} />
        ) : (
          <MoneyRows table={table} moved={moved} onChange={setMoved} />
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

interface ChoiceProps {
  value: string
  onChange: (value: string) => void
}

function Favoured({ one, value, onChange }: ChoiceProps & { one: Case }) {
  const t = useT('deputato')
  const nameOf = useNameOf()
  return (
    <RadioGroup
      value={value}
      onChange={onChange}
      aria-label={t('rule.favour')}
      className="flex flex-col gap-2"
    >
      <p className="text-sm font-semibold text-sage">{t('rule.favour')}</p>
      {[...one.dispute.contenders, NOBODY].map((key) => (
        <Radio
          key={key}
          value={key}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-lg border-2 border-line px-4 data-selected:border-brass data-selected:bg-felt-high"
        >
          {({ isSelected }) => (
            <>
              <span aria-hidden="true">{isSelected ? '●' : '○'}</span>
              {key === NOBODY ? t('rule.nobody') : nameOf(key)}
            </>
          )}
        </Radio>
      ))}
    </RadioGroup>
  )
}

function According({ value, onChange }: ChoiceProps) {
  const t = useT('deputato')
  const locale = useLingua()
  return (
    <Select
      label={t('rule.provision')}
      value={value}
      onChange={onChange}
      options={[
        { key: NO_PROVISION, label: t('rule.noProvision') },
        ...PROVISION_IDS.map((id) => ({
          key: id as string,
          label: `${id} ${findProvision(id)?.[locale].title ?? ''}`,
        })),
      ]}
    />
  )
}
