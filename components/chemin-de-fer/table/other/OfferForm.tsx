'use client'
import { useState } from 'react'
import { foreseen, isErrorReport } from '@/rules/chemin-de-fer/views/foreseen'
import { asChips, MOST_CHIPS } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import { rangeOf } from '../../../live/offers'
import { FullSheet } from '../../../tablet/Sheet'
import { Button } from '../../../ui/Button'
import { useTable } from '../context'
import { Points } from '../panel/Points'
import { ChipsPad } from '../sheet/ChipsPad'
import { Refused } from '../sheet/Refused'
import { FieldChoice } from './FieldChoice'
import { Follows } from './Follows'
import {
  askedFields,
  isSame,
  isWritten,
  type Match,
  type NamedAct,
  type OfferedAct,
  useFieldName,
  useGiveAny,
  useOffered,
} from './offered'
import { Written } from './Written'

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
  const isTold = Object.keys(offer?.payload ?? {}).every(
    (field) => !rangeOf(offer, field) || !POINTS.includes(field) || field in typed,
  )
  const follows = offer && isErrorReport(type) ? foreseen(view, type, offer.payload) : null
  const send = async () => {
    if (offer && (await give(type, { ...offer.payload, ...typed }))) onDone()
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
        {offer && (
          <Sums
            offer={offer}
            typed={typed}
            onType={(field, value) => setTyped({ ...typed, [field]: value })}
          />
        )}
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
      </div>
    </FullSheet>
  )
}

interface SumsProps {
  offer: OfferedAct
  typed: Readonly<Record<string, unknown>>
  onType: (field: string, value: unknown) => void
}

/** Fields that are points, chosen by a face. */
const POINTS: readonly string[] = ['punta', 'banco', 'point']
const ALL_POINTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
/** Fields whose numbers are no chips. */
const COUNTS: readonly string[] = ['cards', 'coups', 'seats', 'coup', 'first']

/** Bounded numbers of an offer on a keypad, and its words. */
function Sums({ offer, typed, onType }: SumsProps) {
  const fieldName = useFieldName()
  const t = useT('chemin-table')
  return Object.entries(offer.payload).map(([field, value]) => {
    const range = rangeOf(offer, field)
    if (range && POINTS.includes(field))
      return (
        <div key={field} className="max-w-sm">
          <Points
            title={`${fieldName(field)}: ${field in typed ? String(typed[field]) : '—'}`}
            among={ALL_POINTS}
            isDisabled={false}
            onChoose={(point) => onType(field, point)}
          />
        </div>
      )
    if (range)
      return (
        <div key={field} className="max-w-xs">
          <ChipsPad
            chips={asChips(Number(typed[field] ?? value))}
            max={asChips(range.max)}
            onChips={(chips) => onType(field, chips)}
            quick={[
              { name: t('form.least'), chips: asChips(range.min) },
              { name: t('form.most'), chips: asChips(range.max) },
            ].filter(({ chips }) => chips > 0 && chips < MOST_CHIPS)}
            label={fieldName(field)}
            isProposed={!(field in typed)}
            isCount={COUNTS.includes(field)}
          />
        </div>
      )
    if (isWritten(field) && typeof value === 'string')
      return (
        <Written
          key={field}
          label={fieldName(field)}
          onWrite={(text) => onType(field, text || value)}
        />
      )
    return null
  })
}
