'use client'
import { useState } from 'react'
import { useT } from '../../language/i18n'
import { Sheet } from '../../tablet/Sheet'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'

/** The fewest letters of a reason. */
const SHORTEST_REASON = 3

interface WhyButtonProps {
  /** The button, and the title of the sheet that asks for the reason. */
  name: string
  /** Reasons that are given often, by one tap. */
  usual?: readonly string[]
  /** Resolves to whether it was accepted: then the sheet closes. */
  onWhy: (why: string) => Promise<boolean>
}

/** A button for something that needs a written reason. */
export function WhyButton({ name, usual = [], onWhy }: WhyButtonProps) {
  const t = useT('float-post')
  const [isOpen, setOpen] = useState(false)
  const [why, setWhy] = useState('')
  const plain = name.replace(/…$/, '')
  const isReady = why.trim().length >= SHORTEST_REASON
  const close = () => {
    setOpen(false)
    setWhy('')
  }
  return (
    <>
      <Button variant="quiet" onPress={() => setOpen(true)}>
        {name}
      </Button>
      {isOpen && (
        <Sheet title={plain} onClose={close}>
          {usual.length > 0 && (
            <div className="flex flex-wrap gap-2">
              {usual.map((one) => (
                <Button key={one} onPress={() => setWhy(one)}>
                  {one}
                </Button>
              ))}
            </div>
          )}
          <Field label={t('why.label')} value={why} onChange={setWhy} maxLength={300} />
          <Button
            variant="primary"
            isDisabled={!isReady}
            onPress={async () => {
              if (await onWhy(why.trim())) close()
            }}
          >
            {plain}
          </Button>
        </Sheet>
      )}
    </>
  )
}
