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
import type { Case } from './cases'
import {
  type ChosenConsequence,
  consequenceOf,
  NOTHING_CHANGES,
  RulingConsequence,
} from './RulingConsequence'

const NOBODY = 'nobody'
const NO_PROVISION = 'none'

/** The provision that the judge names, whose article and precedents the page shows. */
export interface NamedProvision {
  provision: string | null
  onProvision: (id: string | null) => void
}

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
  const [favoured, setFavoured] = useState(NOBODY)
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
      inFavourOf: dispute.contenders.find((contender) => contender === favoured) ?? null,
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
        <Favoured one={one} value={favoured} onChange={setFavoured} />
        <According provision={provision} onProvision={onProvision} />
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

/** The provision of the ruling, with its text below, since the article is at the top of the page. */
function According({ provision, onProvision }: NamedProvision) {
  const t = useT('deputato')
  const locale = useLingua()
  const words = provision === null ? null : findProvision(provision)?.[locale]
  return (
    <div className="flex flex-col gap-1">
      <Select
        label={t('rule.provision')}
        value={provision ?? NO_PROVISION}
        onChange={(id) => onProvision(id === NO_PROVISION ? null : id)}
        options={[
          { key: NO_PROVISION, label: t('rule.noProvision') },
          ...PROVISION_IDS.map((id) => ({
            key: id as string,
            label: `${id} ${findProvision(id)?.[locale].title ?? ''}`,
          })),
        ]}
      />
      {words && <p className="text-sage">{words.text}</p>}
    </div>
  )
}
