'use client'
import { useState } from 'react'
import type { MemberId } from '@/rules/kernel/ids'
import { LONGEST_STATEMENT } from '@/rules/kernel/lengths'
import type { DisputeStatement } from '@/rules/kernel/ruling'
import { useT } from '../language/i18n'
import { commandingOf } from '../live/commanding'
import { useNameOf } from '../live/names'
import { MemberName } from '../tell/MemberName'
import { Moment } from '../tell/Moment'
import { RefusalNote } from '../tell/RefusalNote'
import { Button } from '../ui/Button'
import { Field } from '../ui/Field'
import { Select } from '../ui/Select'
import { Fold } from './Fold'

const { useAct, useOffers } = commandingOf<{
  type: 'stateToDispute'
  table: string
  dispute: number
  member: MemberId
  text: string
}>()

interface StatementsProps {
  table: string
  dispute: { readonly number: number; readonly statements: readonly DisputeStatement[] }
}

/** The same in a case file, where there is something to read or to say. */
export function StatementsFold(props: StatementsProps) {
  const t = useT('deputato')
  const { number, statements } = props.dispute
  const mayState = useOffers('stateToDispute', { table: props.table, dispute: number }).length > 0
  const count = statements.length
  if (count === 0 && !mayState) return null
  return (
    <Fold title={t('statements.title')} gist={count} isOpen={count > 0}>
      <Statements {...props} />
    </Fold>
  )
}

/** Words said for the record, and the form by which one who may speak adds to it. */
export function Statements({ table, dispute }: StatementsProps) {
  return (
    <div className="flex flex-col gap-3">
      {dispute.statements.map(({ member, at, text }) => (
        <blockquote key={`${member}${at}`} className="border-l-4 border-line-strong pl-3">
          <MemberName id={member} className="font-semibold" />{' '}
          <span className="text-sm text-sage">
            <Moment at={at} />
          </span>
          <p>{text}</p>
        </blockquote>
      ))}
      <Stating table={table} dispute={dispute} />
    </div>
  )
}

/** One statement; on a shared screen the person who makes it is named first. */
function Stating({ table, dispute }: StatementsProps) {
  const t = useT('deputato')
  const nameOf = useNameOf()
  const { take, refusal, waiting } = useAct()
  const offers = useOffers('stateToDispute', { table, dispute: dispute.number })
  const [who, choose] = useState<string | null>(null)
  const [text, setText] = useState('')
  const offer =
    offers.length === 1 ? offers[0] : offers.find(({ payload }) => payload.member === who)
  if (offers.length === 0) return null
  async function give() {
    if (offer && (await take(offer, { text: text.trim() }))) setText('')
  }
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {t('statements.add')}
      </summary>
      <div className="flex flex-col gap-3">
        {offers.length > 1 && (
          <Select
            label={t('statements.who')}
            value={who}
            onChange={choose}
            options={offers.map(({ payload: { member } }) => ({
              key: String(member),
              label: nameOf(member),
            }))}
          />
        )}
        <Field
          label={t('statements.text')}
          value={text}
          onChange={setText}
          rows={2}
          maxLength={LONGEST_STATEMENT}
        />
        <div>
          <Button
            isDisabled={!offer || text.trim() === ''}
            isPending={waiting}
            onPress={() => void give()}
          >
            {t('statements.give')}
          </Button>
        </div>
        {refusal && <RefusalNote refusal={refusal} />}
      </div>
    </details>
  )
}
