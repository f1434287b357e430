'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MINUTE_MS } from '@/rules/kernel/time'
import { useT } from '../language/i18n'
import { trpc } from '../live/trpc'
import { Moment } from '../tell/Moment'
import { keepHere, keptHere } from '../ui/awake/kept'
import { Button } from '../ui/Button'

const READ_AS = 'other-tablets-read'

/** Says that other tablets are at this post, and since when; nothing where this one is alone. */
export function OtherTablets({ onlyAfter = 0 }: { onlyAfter?: number }) {
  const t = useT('device')
  const [latest, ...more] = useOthers()
  if (latest === undefined || latest <= onlyAfter) return null
  return (
    <p role="status" className="min-w-0 flex-1">
      {t.rich('others.at', { count: more.length + 1, since: () => <Moment at={latest} /> })}
    </p>
  )
}

/** The same at the top of the screen, until somebody has read it. */
export function OtherTabletsBand() {
  const t = useT('device')
  const [latest] = useOthers()
  const [readTo, setReadTo] = useState(() => Number(keptHere(READ_AS)))
  if (latest === undefined || latest <= readTo) return null
  return (
    <div className="flex items-center gap-4 border-b-2 border-warn bg-felt-high px-4 py-1 text-sm leading-tight">
      <OtherTablets onlyAfter={readTo} />
      <Button
        className="min-h-11! py-0! text-sm!"
        onPress={() => {
          keepHere(READ_AS, String(latest))
          setReadTo(latest)
        }}
      >
        {t('others.read')}
      </Button>
    </div>
  )
}

/** When the other tablets in use at this post were paired, the latest first. */
function useOthers() {
  const { data = [] } = useQuery({
    queryKey: ['other-tablets'],
    queryFn: () => trpc.devices.beside.query(),
    refetchInterval: MINUTE_MS / 2,
  })
  return data
}
