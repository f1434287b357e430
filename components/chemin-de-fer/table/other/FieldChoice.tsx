'use client'
import { isKey } from '@/messages/keys'
import { findProvision } from '@/rules/chemin-de-fer/provisions'
import { Place } from '@/rules/chemin-de-fer/state/forms'
import { useLingua, useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { Choice } from '../../../tablet/Choice'
import { useTable } from '../context'
import { PlaceName } from '../sheet/PlaceName'
import { choicesOf, isSame, type OfferedAct, useFieldName } from './offered'

interface FieldChoiceProps {
  field: string
  offers: readonly Pick<OfferedAct, 'payload'>[]
  chosen: Readonly<Record<string, unknown>>
  /** The value chosen; undefined when the choice is taken back. */
  onChoose: (value: unknown) => void
}

/** One field of a command: a large button for each value that is offered. */
export function FieldChoice({ field, offers, chosen, onChoose }: FieldChoiceProps) {
  const fieldName = useFieldName()
  const values = choicesOf(offers, field)
  return (
    <fieldset>
      <legend className="pb-1">{fieldName(field)}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
        {values.map((value) => {
          const isChosen = field in chosen && isSame(chosen[field], value)
          return (
            <Choice
              key={JSON.stringify(value)}
              chosen={isChosen}
              onChange={(on) => onChoose(on ? value : undefined)}
            >
              <ValueName field={field} value={value} />
            </Choice>
          )
        })}
      </div>
    </fieldset>
  )
}

/** The row that a reproof is made by, by its title. */
function RowTitle({ id }: { id: string }) {
  const lingua = useLingua()
  return `${findProvision(id)?.[lingua].title ?? ''} § ${id}`
}

/** Fields whose numbers are seats. */
const SEATS: readonly string[] = ['seat', 'to', 'after']

/** A value of a command’s field, in the words of the table. */
export function ValueName({ field, value }: { field: string; value: unknown }) {
  const t = useT('chemin-table')
  const nameOf = useNameOf()
  const { view } = useTable()
  if (value === null) return t('form.none')
  if (field === 'provision' && typeof value === 'string') return <RowTitle id={value} />
  if (typeof value === 'boolean') return t(value ? 'form.yes' : 'form.no')
  if (typeof value === 'number')
    return SEATS.includes(field) ? t('seats.number', { number: value }) : String(value)
  if (Array.isArray(value))
    return value.length === 0 ? t('form.nobody') : value.map(String).map(nameOf).join(', ')
  if (typeof value === 'string') {
    if (view.persons.some(({ member }) => member === value)) return nameOf(value)
    const key = `values.${value}`
    return isKey(t, key) ? t(key) : nameOf(value)
  }
  const place = Place.safeParse(value)
  if (place.success) return <PlaceName place={place.data} />
  return JSON.stringify(value)
}
