'use client'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useT } from '../language/i18n'
import { refusalOf, trpc } from '../live/trpc'
import { MassimarioLink } from '../regulation/MassimarioLink'
import { PastRuling } from '../regulation/PastRuling'
import { RefusalNote } from '../tell/RefusalNote'
import { Loading } from '../ui/Loading'
import { Fold } from './Fold'

/** A ruling of the dispute's own evening under the same provision. */
export interface SameEvening {
  key: string
  about: string
  /** The ruling with its names. */
  told: ReactNode
}

interface PrecedentsProps {
  /** The evening of the dispute; null until it is known. */
  evening: string | null
  provision: string
  tonight: readonly SameEvening[]
  /** True for a dispute of a closed evening. */
  isPast: boolean
}

/** Earlier rulings on the same provision: those of the evening with names, those of earlier evenings without. */
export function Precedents({ evening, provision, tonight, isPast }: PrecedentsProps) {
  const t = useT('deputato')
  const earlier = useQuery({
    queryKey: ['precedents', evening, provision],
    queryFn: () => trpc.precedents.on.query({ evening: evening ?? '', provision }),
    enabled: evening !== null,
  })
  const count = tonight.length + (earlier.data?.length ?? 0)
  return (
    <Fold
      title={t('precedents.title')}
      gist={earlier.data && t('precedents.count', { n: count, id: provision })}
    >
      {tonight.map(({ key, about, told }) => (
        <div key={key} className="border-b border-line py-3">
          <p className="text-sm text-sage">
            {t(isPast ? 'precedents.thatEvening' : 'precedents.tonight')}
          </p>
          <p className="mb-1">{about}</p>
          {told}
        </div>
      ))}
      {earlier.error ? (
        <RefusalNote refusal={refusalOf(earlier.error)} />
      ) : earlier.data ? (
        <ul>
          {earlier.data.map((ruling) => (
            <PastRuling key={ruling.key} ruling={ruling} />
          ))}
        </ul>
      ) : (
        <Loading />
      )}
      <p>
        <MassimarioLink id={provision} />
      </p>
    </Fold>
  )
}
