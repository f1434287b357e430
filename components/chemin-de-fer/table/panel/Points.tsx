'use client'
import { Button } from 'react-aria-components'
import { useT } from '../../../language/i18n'
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
          <Button
            key={value}
            aria-label={t('play.value', { value })}
            isDisabled={isDisabled || !among.includes(value)}
            onPress={() => onChoose(value)}
            className="grid min-h-12 cursor-pointer place-items-center rounded-md outline-offset-2 data-[disabled]:cursor-not-allowed data-[disabled]:opacity-30 data-[focus-visible]:outline-4 data-[focus-visible]:outline-brass data-[pressed]:translate-y-px"
          >
            <ValueCard value={value} className="w-11" />
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
