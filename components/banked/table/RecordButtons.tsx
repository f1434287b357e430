'use client'
import { useT } from '../../language/i18n'
import { Button } from '../../ui/Button'

interface RecordButtonsProps {
  words: string
  isReady: boolean
  onRecord: () => void
  /** Null while nothing is told. */
  onClear: (() => void) | null
  /** As high as the button before them, so that no key moves under a finger when they take its place. */
  isTight?: boolean
}

/** Records a colpo that was told as a result, or begins to tell it again. */
export function RecordButtons(props: RecordButtonsProps) {
  const { words, isReady, onRecord, onClear, isTight = false } = props
  const t = useT('banked')
  return (
    <div className="grid grid-cols-[auto_1fr] gap-2">
      <Button
        variant="quiet"
        className={isTight ? 'px-2!' : ''}
        isDisabled={!onClear}
        onPress={() => onClear?.()}
      >
        {t('clear')}
      </Button>
      <Button
        variant="primary"
        size={isTight ? 'normal' : 'large'}
        isDisabled={!isReady}
        onPress={onRecord}
      >
        {words}
      </Button>
    </div>
  )
}
