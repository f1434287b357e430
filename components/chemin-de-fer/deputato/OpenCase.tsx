'use client'
import { useState } from 'react'
import { ownerOf } from '@/rules/chemin-de-fer/accounts'
import type { SettledCoup } from '@/rules/chemin-de-fer/state/coup'
import type { CourtTable } from '@/rules/chemin-de-fer/views/deputato'
import type { Transfer } from '@/rules/kernel/ledger'
import { useT } from '../../language/i18n'
import { useNameOf } from '../../live/names'
import { Amount } from '../../tell/Amount'
import { MemberName } from '../../tell/MemberName'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { RefusalNote } from '../../tell/RefusalNote'
import { Block } from '../../ui/Block'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Select } from '../../ui/Select'
import { Toggle } from '../../ui/Toggle'
import { useAct } from '../commanding'

const NOBODY = 'nobody'

interface OpenCaseProps {
  table: CourtTable
  dispute: CourtTable['disputes'][number]
}

/** S.39a: a dispute with its coup told, the statements, and the ruling, which is final at once. */
export function OpenCase({ table, dispute }: OpenCaseProps) {
  const t = useT('chemin-deputato')
  const nameOf = useNameOf()
  const { act, refusal, waiting } = useAct()
  const [favoured, favour] = useState(NOBODY)
  const [why, setWhy] = useState('')
  const [isUndone, undo] = useState(false)
  const { number, about, contenders, statements, provision, settled, undoing } = dispute
  const rule = () =>
    act('ruleDispute', {
      table: table.id,
      dispute: number,
      inFavourOf: contenders.find((one) => one === favoured) ?? null,
      why: why.trim(),
      provision,
      transfers: isUndone ? [...undoing] : [],
    })
  return (
    <Block marked title={t('case.title', { n: number })} aside={table.label}>
      <div className="flex flex-col gap-4">
        <p className="text-lg">
          {about} {provision && <ProvisionLink id={provision} />}
        </p>
        <p>
          {t('case.between')}{' '}
          <strong>{contenders.map((member) => nameOf(member)).join(', ')}</strong>
        </p>
        {settled && <CoupTold coup={settled} />}
        {statements.map(({ member, at, text }) => (
          <blockquote key={`${member}${at}`} className="border-l-4 border-line-strong pl-3">
            <MemberName id={member} className="font-semibold" />: {text}
          </blockquote>
        ))}
        <Select
          label={t('rule.favour')}
          value={favoured}
          onChange={favour}
          options={[
            ...contenders.map((member) => ({ key: String(member), label: nameOf(member) })),
            { key: NOBODY, label: t('rule.nobody') },
          ]}
        />
        <Field label={t('rule.why')} value={why} onChange={setWhy} rows={3} maxLength={1000} />
        {undoing.length > 0 && (
          <div>
            <Toggle isSelected={isUndone} onChange={undo} isDisabled={table.isInPlay}>
              {t('rule.undo')}
            </Toggle>
            {table.isInPlay && <p className="text-sage">{t('rule.inPlay')}</p>}
            {isUndone && <Moves transfers={undoing} />}
          </div>
        )}
        {refusal && <RefusalNote refusal={refusal} />}
        <Button
          variant="primary"
          size="large"
          isDisabled={why.trim().length === 0}
          isPending={waiting}
          onPress={() => void rule()}
        >
          {t('rule.do')}
        </Button>
      </div>
    </Block>
  )
}

/** The coup in question, in a line. */
function CoupTold({ coup }: { coup: SettledCoup }) {
  const t = useT('chemin-deputato')
  return (
    <p className="rounded-card bg-ground p-3">
      {t('case.coup', { n: coup.number, taglia: coup.taglia })} {t(`case.result.${coup.result}`)}{' '}
      {t('case.bank')} <Amount chips={coup.bank} className="font-semibold" />, {t('case.matched')}{' '}
      <Amount chips={coup.matched} className="font-semibold" />.
    </p>
  )
}

/** The chips that a ruling moves, from hand to hand. */
function Moves({ transfers }: { transfers: readonly Transfer[] }) {
  const t = useT('chemin-deputato')
  const nameOf = useNameOf()
  const called = (account: Transfer['from']) => {
    const owner = ownerOf(account)
    return owner === null ? t('rule.house') : nameOf(owner)
  }
  return (
    <ul aria-label={t('rule.moves')} className="mt-2">
      {transfers.map(({ from, to, chips }) => (
        <li key={`${from}${to}`}>
          {called(from)} → {called(to)} <Amount chips={chips} className="font-semibold" />
        </li>
      ))}
    </ul>
  )
}
