'use client'
import { useT } from '../../../language/i18n'
import { Choice } from '../../../tablet/Choice'
import { Field } from '../../../ui/Field'
import { useFieldName } from './offered'

interface PacksUsedProps {
  packs: Readonly<Record<string, unknown>>
  onChange: (field: 'colours' | 'first', value: unknown) => void
}

/** Six packs have two colours, so that one to five have the first. */
const FIRST = [1, 2, 3, 4, 5]

/** S.1: the colours of the two kinds of packs, and how many packs have the first. */
export function PacksUsed({ packs, onChange }: PacksUsedProps) {
  const t = useT('chemin-table')
  const fieldName = useFieldName()
  const [one = '', other = ''] = packs.colours as readonly string[]
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3">
        <Field
          label={t('packs.first')}
          value={one}
          maxLength={30}
          onChange={(colour) => onChange('colours', [colour, other])}
        />
        <Field
          label={t('packs.second')}
          value={other}
          maxLength={30}
          onChange={(colour) => onChange('colours', [one, colour])}
        />
      </div>
      <fieldset>
        <legend className="pb-1">{fieldName('first')}</legend>
        <div className="grid grid-cols-5 gap-2">
          {FIRST.map((many) => (
            <Choice
              key={many}
              chosen={packs.first === many}
              onChange={() => onChange('first', many)}
            >
              {many}
            </Choice>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
