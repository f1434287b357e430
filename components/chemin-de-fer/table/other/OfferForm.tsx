'use client'
import { useState } from 'react'
import { foreseen, isErrorReport } from '@/rules/chemin-de-fer/views/foreseen'
import { useT } from '../../../language/i18n'
import { rangeOf } from '../../../live/offers'
import { FullSheet } from '../../../tablet/Sheet'
import { Button } from '../../../ui/Button'
import { useTable } from '../context'
import { Refused } from '../sheet/Refused'
import { CardFields } from './CardFields'
import { FieldChoice } from './FieldChoice'
import { Follows } from './Follows'
import { OfferFields, POINTS } from './OfferFields'
import { askedFields, isSame, type Match, type NamedAct, useGiveAny, useOffered } from './offered'

interface OfferFormProps {
  type: NamedAct
  match?: Match | undefined
  onClose: () => void
  onDone: () => void
}

/** One command: its choices out of what is offered, sums and words, and what follows from it, before it is given. */
export function OfferForm({ type, match, onClose, onDone }: OfferFormProps) {
  const t = useT('chemin-table')
  const offers = useOffered(type, match)
  const [chosen, setChosen] = useState<Readonly<Record<string, unknown>>>({})
  const [typed, setTyped] = useState<Readonly<Record<string, unknown>>>({})
  const { view } = useTable()
  const { give, refusal, waiting } = useGiveAny()
  const left = offers.filter(({ payload }) =>
    Object.entries(chosen).every(([field, value]) => isSame(payload[field], value)),
  )
  const asked = askedFields(offers)
  const next = askedFields(left)[0]
  const [offer] = next === undefined ? left : []
  const told: Readonly<Record<string, unknown>> = { ...offer?.payload, ...typed }
  const isTold = Object.keys(told).every((field) => {
    const range = rangeOf(offer, field)
    if (range === null) return !isBlank(told[field])
    const number = Number(told[field])
    return number >= range.min && number <= range.max && (!POINTS.includes(field) || field in typed)
  })
  const follows = offer && isErrorReport(type) ? foreseen(view, type, told) : null
  const tell = (field: string, value: unknown) => setTyped({ ...typed, [field]: value })
  const send = async () => {
    if (offer && (await give(type, told))) onDone()
  }
  return (
    <FullSheet title={t(`acts.${type}.name`)} onClose={onClose}>
      <div className="mx-auto flex w-full max-w-3xl flex-1 flex-col gap-4">
        <p className="text-lg leading-snug">{t(`acts.${type}.means`)}</p>
        {asked.map((field) => (
          <FieldChoice
            key={field}
            field={field}
            offers={offers.filter(({ payload }) =>
              Object.entries(chosen).every(
                ([other, value]) => other === field || isSame(payload[other], value),
              ),
            )}
            chosen={chosen}
            onChoose={(value) => {
              setTyped({})
              setChosen(
                value === undefined
                  ? Object.fromEntries(Object.entries(chosen).filter(([one]) => one !== field))
                  : { ...chosen, [field]: value },
              )
            }}
          />
        ))}
        {offer && <OfferFields offer={offer} typed={typed} onType={tell} />}
        <Follows foreseen={follows} />
        {left.length === 0 && <p>{t('form.gone')}</p>}
        <Refused refusal={refusal} />
        <Button
          variant="primary"
          size="large"
          isDisabled={!offer || !isTold || waiting}
          onPress={() => void send()}
        >
          {t(offer && isTold ? 'form.confirm' : 'form.choose')}
        </Button>
        {follows && <CardFields error={told} onChange={tell} />}
      </div>
    </FullSheet>
  )
}

/** A pair of words of which one is missing. */
const isBlank = (value: unknown): boolean => Array.isArray(value) && value.some((one) => one === '')
