'use client'
import { asChips, MOST_CHIPS } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { rangeOf } from '../../../live/offers'
import { Choice } from '../../../tablet/Choice'
import { useTable } from '../context'
import { Points } from '../panel/Points'
import { ChipsPad } from '../sheet/ChipsPad'
import { isWritten, type OfferedAct, useFieldName } from './offered'
import { PacksUsed } from './PacksUsed'
import { PersonChoice } from './PersonChoice'
import { Together } from './Together'
import { Written } from './Written'

interface OfferFieldsProps {
  offer: OfferedAct
  typed: Readonly<Record<string, unknown>>
  onType: (field: string, value: unknown) => void
}

/** Fields that are points, chosen by a face. */
export const POINTS: readonly string[] = ['punta', 'banco', 'point']
const ALL_POINTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
/** Fields whose numbers are no chips. */
const COUNTS: readonly string[] = ['cards', 'coups', 'seats', 'coup']

/** Whether an offer leaves it to the table to name a person, and whom: the one who did something to the cards, or whose notes they are. */
const mayName = ({ type }: OfferedAct, field: string): boolean =>
  (type === 'reportCards' && field === 'member') || (type === 'changeNotes' && field === 'from')

/** Whether the table may say yes to something that an offer leaves open: the help was asked for, the punta claims baccara. */
const mayAffirm = ({ type }: OfferedAct, field: string): boolean =>
  (type === 'acceptOffer' && field === 'asked') || (type === 'changeWord' && field === 'baccara')

/** That which an offer leaves to say: bounded numbers on a keypad, words, and now and then a person, a yes, or the packs. */
export function OfferFields({ offer, typed, onType }: OfferFieldsProps) {
  const step = useTable().view.seguito?.step
  return (
    <>
      {'colours' in offer.payload && (
        <PacksUsed packs={{ ...offer.payload, ...typed }} onChange={onType} />
      )}
      {Array.isArray(offer.payload.together) && step !== 'altezza' && (
        <Together
          offer={offer}
          chosen={(typed.together as readonly unknown[] | undefined) ?? []}
          onChoose={(speakers) => onType('together', speakers)}
        />
      )}
      {Object.entries(offer.payload).map(([field, value]) => (
        <OneField
          key={field}
          field={field}
          value={value}
          offer={offer}
          typed={typed}
          onType={(told) => onType(field, told)}
        />
      ))}
    </>
  )
}

interface OneFieldProps extends Omit<OfferFieldsProps, 'onType'> {
  field: string
  value: unknown
  onType: (value: unknown) => void
}

function OneField({ field, value, offer, typed, onType }: OneFieldProps) {
  const fieldName = useFieldName()
  const t = useT('chemin-table')
  const told = typed[field]
  if (rangeOf(offer, field)) return <BoundedNumber {...{ field, value, offer, typed, onType }} />
  if (mayName(offer, field))
    return (
      <PersonChoice
        label={fieldName(field)}
        chosen={(told as MemberId | undefined) ?? null}
        onChoose={onType}
      />
    )
  if (mayAffirm(offer, field))
    return (
      <Choice chosen={told === true} mark={t('form.yes')} onChange={onType}>
        {fieldName(field)}
      </Choice>
    )
  if (isWritten(field) && typeof value === 'string')
    return <Written label={fieldName(field)} onWrite={(text) => onType(text || value)} />
  return null
}

/** A number within its bounds: a point by its face, any other on a keypad. */
function BoundedNumber({ field, value, offer, typed, onType }: OneFieldProps) {
  const fieldName = useFieldName()
  const t = useT('chemin-table')
  const range = rangeOf(offer, field)
  if (!range) return null
  if (POINTS.includes(field))
    return (
      <div className="max-w-sm">
        <Points
          title={`${fieldName(field)}: ${field in typed ? String(typed[field]) : '—'}`}
          among={ALL_POINTS}
          isDisabled={false}
          onChoose={onType}
        />
      </div>
    )
  return (
    <div className="max-w-xs">
      <ChipsPad
        chips={asChips(Number(typed[field] ?? value))}
        max={asChips(range.max)}
        onChips={onType}
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
}
