'use client'
import { firstPoint } from '@/rules/chemin-de-fer/play/result'
import type { Side } from '@/rules/chemin-de-fer/state/coup'
import { useT } from '../../../language/i18n'
import { Choice } from '../../../tablet/Choice'
import { Button } from '../../../ui/Button'
import { useTable } from '../context'
import { Points } from '../panel/Points'
import { useFieldName } from './offered'

type Told = Readonly<Record<string, unknown>>

interface CardFieldsProps {
  error: Told
  onChange: (field: string, value: unknown) => void
}

/** A card detached by error as it is told: by its value, and whether it was seen. */
interface Spare {
  readonly card: null
  readonly value: number | null
  readonly seen: boolean
}

const UNSAID: Spare = { card: null, value: null, seen: true }
const FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const SIDES = ['punta', 'banco'] as const
/** Fields with a list of detached cards, and the most that each may have. */
const LISTS = { spares: 4, out: 2 } as const
/** Fields with one detached card. */
const ONES = ['first', 'second'] as const

const CARD_FIELDS = ['hands', 'spares', 'out', ...ONES] as const

/** Cards that an error brings with it, and points that the table has not heard yet. */
export function CardFields({ error, onChange }: CardFieldsProps) {
  const t = useT('chemin-table')
  if (!CARD_FIELDS.some((field) => field in error)) return null
  return (
    <section aria-label={t('cards.more')} className="flex flex-wrap gap-x-6 gap-y-3">
      <h3 className="w-full text-lg text-sage">{t('cards.more')}</h3>
      {'hands' in error && <HandPoints error={error} onChange={onChange} />}
      {error.kind === 'thirdCovered' && (
        <Muddled
          values={(error.values ?? []) as readonly number[]}
          onChange={(values) => onChange('values', values)}
        />
      )}
      {(['spares', 'out'] as const).map(
        (field) =>
          field in error && (
            <SpareList
              key={field}
              field={field}
              spares={error[field] as readonly Spare[]}
              onChange={(spares) => onChange(field, spares)}
            />
          ),
      )}
      {ONES.map(
        (field) =>
          field in error && (
            <SpareList
              key={field}
              field={field}
              spares={error[field] ? [error[field] as Spare] : []}
              onChange={([spare]) => onChange(field, spare ?? (field === 'first' ? UNSAID : null))}
            />
          ),
      )}
    </section>
  )
}

/** The points of the two first cards, of the sides where nobody has told them. */
function HandPoints({ error, onChange }: CardFieldsProps) {
  const t = useT('chemin-table')
  const { coup } = useTable().view
  const hands = error.hands as Readonly<Record<Side, { cards: []; point: number | null }>>
  if (!coup) return null
  return SIDES.filter((side) => firstPoint(coup, side) === null).map((side) => (
    <div key={side} className="w-72">
      <Points
        title={`${t(`cards.firsts.${side}`)}: ${hands[side].point ?? '—'}`}
        among={FACES}
        isDisabled={false}
        onChoose={(point) => onChange('hands', { ...hands, [side]: { cards: [], point } })}
      />
    </div>
  ))
}

/** The rules take so many cards of one muddle at most. */
const MOST_MUDDLED = 8

interface MuddledProps {
  values: readonly number[]
  onChange: (values: readonly number[]) => void
}

/** S.70: several third cards in a muddle, each by its value: the punta gets the best for it, the bank the worst of the others. */
function Muddled({ values, onChange }: MuddledProps) {
  const t = useT('chemin-table')
  return (
    <div className="flex w-72 flex-col gap-1.5">
      <Points
        title={t('cards.muddled')}
        among={values.length < MOST_MUDDLED ? FACES : []}
        isDisabled={false}
        onChoose={(value) => onChange([...values, value])}
      />
      <div className="flex flex-wrap gap-2 empty:hidden">
        {values.map((value, at) => (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ only by their order.
            key={at}
            onPress={() => onChange(values.toSpliced(at, 1))}
          >
            {t('cards.without', { value })}
          </Button>
        ))}
      </div>
    </div>
  )
}

interface SpareListProps {
  field: keyof typeof LISTS | (typeof ONES)[number]
  spares: readonly Spare[]
  onChange: (spares: readonly Spare[]) => void
}

/** Detached cards in the order in which they came out: a tap on a face adds one, a tap on a card takes it away. */
function SpareList({ field, spares, onChange }: SpareListProps) {
  const t = useT('chemin-table')
  const fieldName = useFieldName()
  const most = field === 'spares' || field === 'out' ? LISTS[field] : 1
  const told = spares.filter(({ value }) => value !== null)
  const isSeen = spares.every(({ seen }) => seen)
  return (
    <div className="flex w-72 flex-col gap-1.5">
      <Points
        title={field === 'first' ? t('cards.given') : fieldName(field)}
        among={told.length < most ? FACES : []}
        isDisabled={false}
        onChoose={(value) => onChange([...told, { card: null, value, seen: true }])}
      />
      {told.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {told.map(({ value }, at) => (
            <Button
              // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ only by their order.
              key={at}
              onPress={() => onChange(told.filter((_, other) => other !== at))}
            >
              {t('cards.without', { value: value ?? 0 })}
            </Button>
          ))}
          <Choice
            chosen={isSeen}
            mark={t('form.yes')}
            onChange={(seen) => onChange(told.map((one) => ({ ...one, seen })))}
          >
            {fieldName('seen')}
          </Choice>
        </div>
      )}
    </div>
  )
}
