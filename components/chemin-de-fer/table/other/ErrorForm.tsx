'use client'
import { useState } from 'react'
import { BANKER_ERRORS } from '@/rules/chemin-de-fer/10-banker-errors/errors'
import { PUNTER_ERRORS } from '@/rules/chemin-de-fer/11-punter-errors/errors'
import { EMPLOYEE_ERRORS } from '@/rules/chemin-de-fer/12-employee-errors/errors'
import { foreseen } from '@/rules/chemin-de-fer/views/foreseen'
import { useT } from '../../../language/i18n'
import { Choice } from '../../../tablet/Choice'
import { FullSheet } from '../../../tablet/Sheet'
import { Button } from '../../../ui/Button'
import { useTable } from '../context'
import { Points } from '../panel/Points'
import { Refused } from '../sheet/Refused'
import { RowText } from '../sheet/RowText'
import { CardFields } from './CardFields'
import type { ErrorOffer } from './ErrorList'
import { FieldChoice, ValueName } from './FieldChoice'
import { Follows } from './Follows'
import { isSame, useFieldName, useGiveAny } from './offered'

interface ErrorFormProps {
  title: string
  /** The forms of one error that may be reported now. */
  offers: readonly ErrorOffer[]
  onClose: () => void
  onDone: () => void
}

type Told = Readonly<Record<string, unknown>>

/** The row behind an error. */
function rowOf({ type, payload }: ErrorOffer): string {
  const { kind } = payload.error
  const rows: Readonly<Record<string, { provision: string }>> =
    type === 'reportBankerError'
      ? BANKER_ERRORS
      : type === 'reportPunterError'
        ? PUNTER_ERRORS
        : EMPLOYEE_ERRORS
  return rows[kind]?.provision ?? ''
}

/** One error: what the table must say about it, and that which follows by the rules, before it is confirmed. */
export function ErrorForm({ title, offers, onClose, onDone }: ErrorFormProps) {
  const t = useT('chemin-table')
  const [chosen, setChosen] = useState<Told>({})
  const { view } = useTable()
  const { give, refusal, waiting } = useGiveAny()
  const [first] = offers
  if (!first) return null
  const errors = offers.map(({ payload }): Told => payload.error)
  const start: Told = first.payload.error
  const asked = Object.keys(start).filter(
    (field) => field !== 'kind' && typeof start[field] !== 'boolean' && field !== 'point',
  )
  const words = asked.filter(
    (field) => new Set(errors.map((error) => JSON.stringify(error[field]))).size > 1,
  )
  const isReady = words.every((field) => field in chosen)
  const base =
    errors.find((error) => words.every((field) => isSame(error[field], chosen[field]))) ?? start
  const error = { ...base, ...chosen }
  const follows = isReady ? foreseen(view, first.type, error) : null
  const send = async () => {
    const { table } = first.payload
    if (await give(first.type, { table, error })) onDone()
  }
  const change = (field: string, value: unknown) =>
    setChosen(
      value === undefined
        ? Object.fromEntries(Object.entries(chosen).filter(([one]) => one !== field))
        : { ...chosen, [field]: value },
    )
  return (
    <FullSheet title={title} onClose={onClose}>
      <div className="mx-auto flex w-full max-w-4xl flex-1 flex-col gap-3">
        {words.map((field) => (
          <FieldChoice
            key={field}
            field={field}
            offers={errors.map((payload) => ({ payload }))}
            chosen={chosen}
            onChoose={(value) => change(field, value)}
          />
        ))}
        {asked
          .filter((field) => !words.includes(field) && typeof start[field] === 'string')
          .map((field) => (
            <OneWord key={field} field={field} value={start[field]} />
          ))}
        <Marks error={error} onChange={change} />
        <Follows foreseen={follows} />
        <Refused refusal={refusal} />
        <Button
          variant="primary"
          size="large"
          isDisabled={!isReady || follows?.isPossible === false || waiting}
          onPress={() => void send()}
        >
          {t(isReady ? 'form.confirm' : 'form.choose')}
        </Button>
        <CardFields error={error} onChange={change} />
        {(follows?.rows.length ? follows.rows : [rowOf(first)]).map((row) => (
          <RowText key={row} id={row} isNamed />
        ))}
      </div>
    </FullSheet>
  )
}

/** A field that can have only one value now. */
function OneWord({ field, value }: { field: string; value: unknown }) {
  const fieldName = useFieldName()
  return (
    <p className="text-lg">
      {fieldName(field)}:{' '}
      <strong>
        <ValueName field={field} value={value} />
      </strong>
    </p>
  )
}

const ALL_POINTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Answers that only the inspector may give, at the desk. */
const INSPECTOR_ONLY: readonly string[] = ['isVoid']

/** Yes and no about an error, and a point where one decides. */
function Marks({
  error,
  onChange,
}: {
  error: Told
  onChange: (field: string, value: unknown) => void
}) {
  const t = useT('chemin-table')
  const fieldName = useFieldName()
  const flags = Object.entries(error).filter(
    ([field, value]) => typeof value === 'boolean' && !INSPECTOR_ONLY.includes(field),
  )
  const { point } = error
  return (
    <>
      {flags.length > 0 && (
        <div className="grid grid-cols-2 gap-2">
          {flags.map(([field, value]) => (
            <Choice
              key={field}
              chosen={value === true}
              mark={t('form.yes')}
              onChange={(on) => onChange(field, on)}
            >
              {fieldName(field)}
            </Choice>
          ))}
        </div>
      )}
      {'point' in error && (
        <div className="max-w-xs">
          <Points
            title={`${fieldName('point')}: ${typeof point === 'number' ? point : '—'}`}
            among={ALL_POINTS}
            isDisabled={false}
            onChoose={(value) => onChange('point', value)}
          />
        </div>
      )}
    </>
  )
}
