'use client'
import { useT } from '../language/i18n'
import { Button } from '../ui/Button'

interface TurningProps {
  /** The place of the first row that is shown, and the most that are shown at a time. */
  first: number
  most: number
  /** The rows that are known; earlier ones may be read. */
  known: number
  hasMore?: boolean
  isPending?: boolean
  onTurn: (first: number) => void
}

/** The ways from a page of a long list, newest first, to the one before and the one after; none where one page holds it. */
export function Turning(props: TurningProps) {
  const { first, most, known, hasMore = false, isPending = false, onTurn } = props
  const t = useT('common')
  const isLast = first + most >= known && !hasMore
  if (first === 0 && isLast) return null
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button isDisabled={first === 0} onPress={() => onTurn(Math.max(0, first - most))}>
        {t('later')}
      </Button>
      <Button isDisabled={isLast} isPending={isPending} onPress={() => onTurn(first + most)}>
        {t('earlier')}
      </Button>
    </div>
  )
}
