'use client'
import { useState } from 'react'
import { useT } from '../../../language/i18n'
import { Button } from '../../../ui/Button'
import { usePost } from '../here'
import { type PostPart, partsShown } from '../parts'

/** The slips that happen, each with the way to put it right: nothing is erased, a further entry corrects it. */
const SLIPS = [
  ['twice', 'book'],
  ['denomination', 'book'],
  ['valletto', 'forms'],
  ['tablet', 'forms'],
  ['gone', 'turn'],
  ['unwritten', 'gap'],
] as const satisfies readonly (readonly [string, PostPart])[]

export function SlipsHelp() {
  const t = useT('float-post')
  const { post, go } = usePost()
  const [isOpen, setOpen] = useState(false)
  const shown = partsShown(post)
  return (
    <div className={`mb-3 flex flex-col gap-1 ${isOpen ? 'basis-full' : ''}`}>
      <div>
        <Button variant="quiet" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {t('slips.open')}
        </Button>
      </div>
      {isOpen && (
        <dl className="flex flex-col gap-2 rounded-lg border-2 border-line p-2">
          {SLIPS.map(([slip, part]) => (
            <div
              key={slip}
              className="grid grid-cols-[8rem_minmax(0,1fr)_auto] items-center gap-x-3"
            >
              <dt className="leading-tight font-semibold">{t(`slips.${slip}.name`)}</dt>
              <dd className="text-sm leading-snug">{t(`slips.${slip}.way`)}</dd>
              {part !== 'book' && shown.includes(part) && (
                <Button onPress={() => go(part)}>{t(`parts.${part}`)}</Button>
              )}
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
