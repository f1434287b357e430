import type { ReactNode } from 'react'
import { Button } from '../ui/Button'

/** The step of the moment while it may not be taken: the reason, the way on, and its button, which rests. */
export function RestingStep(props: { words: ReactNode; reason: ReactNode; wayOn?: ReactNode }) {
  const { words, reason, wayOn } = props
  return (
    <div className="flex flex-col gap-2">
      {reason}
      {wayOn}
      <Button variant="primary" size="large" isDisabled>
        {words}
      </Button>
    </div>
  )
}
