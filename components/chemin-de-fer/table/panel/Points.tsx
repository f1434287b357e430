'use client'
import { useT } from '../../../language/i18n'
import { PlainButton } from '../../../ui/PlainButton'
import { ValueCard } from '../felt/CardBack'

interface PointsProps {
  title: string
  /** The points that may be chosen, 0 to 9. */
  among: readonly number[]
  isDisabled: boolean
  onChoose: (point: number) => void
}

/** A card or a point by its value: ten faces, of which only the possible ones can be pressed. */
export function Points({ title, among, isDisabled, onChoose }: PointsProps) {
  const t = useT('chemin-table')
  return (
    <fieldset>
      <legend className="pb-1">{title}</legend>
      <div className="grid grid-cols-5 gap-1.5">
        {[1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((value) => (
          <PlainButton
            key={value}
            aria-label={t('play.value', { value })}
            isDisabled={isDisabled || !among.includes(value)}
            onPress={() => onChoose(value)}
            className="grid min-h-12 cursor-pointer place-items-center rounded-md outline-offset-2 disabled:cursor-not-allowed disabled:opacity-30 focus-visible:outline-4 focus-visible:outline-brass active:translate-y-px"
          >
            <ValueCard value={value} className="w-11" />
          </PlainButton>
        ))}
      </div>
    </fieldset>
  )
}
