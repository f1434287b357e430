'use client'
import { useState } from 'react'
import { useT } from '../../../language/i18n'
import { Button } from '../../../ui/Button'
import { onDemand } from '../../../ui/loaded/onDemand'
import { useTable } from '../context'
import { Refused } from '../sheet/Refused'
import { type Match, type NamedAct, type OfferedAct, useGiveAny } from './offered'

const OfferForm = onDemand(() => import('./OfferForm').then((loaded) => loaded.OfferForm), {
  ahead: true,
})

interface ActsProps {
  types: readonly NamedAct[]
  match?: Match
  /** Given at once where nothing is left to choose, without the page that says what follows. */
  isShort?: boolean
  onDone?: () => void
  columns?: keyof typeof COLUMNS
}

const COLUMNS = {
  one: 'grid-cols-1',
  two: 'grid-cols-[repeat(auto-fit,minmax(7rem,1fr))]',
  three: 'grid-cols-3',
  // Fewer where the writing is large.
  four: 'grid-cols-[repeat(auto-fill,minmax(max(7rem,24%),1fr))]',
} as const

/** A button for each of these commands that may be given now; the rest is asked on a page of its own. */
export function Acts({ types, match, isShort = false, onDone, columns = 'two' }: ActsProps) {
  const t = useT('chemin-table')
  const offers = useTable().view.offers as readonly OfferedAct[]
  const [open, setOpen] = useState<NamedAct | null>(null)
  const { give, refusal, waiting } = useGiveAny()
  const agrees = ({ payload }: OfferedAct) =>
    Object.entries(match ?? {}).every(
      ([field, value]) => !(field in payload) || payload[field] === value,
    )
  const shown = types.flatMap((type) => {
    const own = offers.filter((offer) => offer.type === type && agrees(offer))
    return own[0] ? [{ type, only: own.length === 1 && !own[0].bounds ? own[0] : null }] : []
  })
  if (shown.length === 0 && !refusal && open === null) return null
  return (
    <>
      <div className={`grid gap-1.5 ${COLUMNS[columns]}`}>
        {shown.map(({ type, only }) => (
          <Button
            key={type}
            className="px-2! py-1! text-base"
            isDisabled={waiting}
            onPress={async () => {
              if (!isShort || !only) setOpen(type)
              else if (await give(type, only.payload)) onDone?.()
            }}
          >
            {t(`acts.${type}.name`)}
          </Button>
        ))}
      </div>
      <Refused refusal={refusal} />
      {open && (
        <OfferForm
          type={open}
          match={match}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null)
            onDone?.()
          }}
        />
      )}
    </>
  )
}
