'use client'
import { type ReactNode, useState } from 'react'
import { useT } from '../language/i18n'
import { Button } from '../ui/Button'
import { Confirm } from '../ui/Confirm'

/** Shown in place of the button while the latest entry is in dispute: it says who may take it back. */
export function InspectorTakesBack() {
  const t = useT('table')
  return <p className="w-36 text-sm leading-tight text-sage">{t('takeBack.inspector')}</p>
}

interface TakeBackButtonProps {
  /** The entry that is taken back, as the log says it. */
  what: ReactNode
  /** The consequence, where the entry does not say it. */
  means?: ReactNode
  isDisabled: boolean
  /** Nothing is lost by it, and nothing is asked. */
  isFree?: boolean
  onTake: () => void
}

/** The one way back of every tablet: it says what it takes back, and asks once where something is lost by it. */
export function TakeBackButton({
  what,
  means,
  isDisabled,
  isFree = false,
  onTake,
}: TakeBackButtonProps) {
  const t = useT('table')
  const [isAsking, ask] = useState(false)
  return (
    <>
      <Button
        isDisabled={isDisabled}
        className="min-w-0 shrink py-0.5!"
        onPress={() => (isFree ? onTake() : ask(true))}
      >
        <span className="min-w-0 max-w-32 truncate text-left leading-tight">
          {t('takeBack.do')}:{' '}
          <span className="block truncate text-sm font-normal first-letter:uppercase">{what}</span>
        </span>
      </Button>
      {isAsking && (
        <Confirm
          title={t('takeBack.title')}
          action={t('takeBack.do')}
          out={t('takeBack.keep')}
          onConfirm={() => {
            ask(false)
            onTake()
          }}
          onClose={() => ask(false)}
        >
          <p className="text-xl first-letter:uppercase">{what}</p>
          {means && <p className="text-sage">{means}</p>}
        </Confirm>
      )}
    </>
  )
}
