'use client'
import { useQuery } from '@tanstack/react-query'
import { useClub } from '../club/club'
import { useT } from '../language/i18n'
import { trpc } from '../live/trpc'
import { Button } from '../ui/Button'
import { ButtonLink } from '../ui/ButtonLink'
import { Loading } from '../ui/Loading'

type Beginnings = Awaited<ReturnType<typeof trpc.club.beginnings.query>>

/** A table forms at five signatures. */
const MEMBERS_FOR_A_TABLE = 5

/** The steps of a new club's first hour in their order, each with the fact that ticks it and the place where it is done. */
const STEPS = [
  { step: 'club', at: '#club', isDone: ({ hasEmblem }) => hasEmblem },
  { step: 'games', at: '#club', isDone: ({ hasGames }) => hasGames },
  { step: 'classes', at: '#classes', isDone: ({ classes }) => classes > 0 },
  {
    step: 'officers',
    at: '#members',
    isDone: ({ secretaries, deputati }) => secretaries > 0 && deputati > 0,
  },
  { step: 'members', at: '#members', isDone: ({ members }) => members >= MEMBERS_FOR_A_TABLE },
  { step: 'device', at: '/segreteria', isDone: ({ devices }) => devices > 0 },
  { step: 'evening', at: '/segreteria', isDone: ({ evenings }) => evenings > 0 },
] as const satisfies readonly {
  step: string
  at: `#${string}` | `/${string}`
  isDone: (done: Beginnings) => boolean
}[]

/** The facts of a club's beginnings; a club is new until its first evening is closed. */
export const useBeginnings = (isWanted: boolean) =>
  useQuery({
    queryKey: ['beginnings'],
    queryFn: () => trpc.club.beginnings.query(),
    enabled: isWanted,
    // A step done elsewhere is ticked as soon as the list is looked at again.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })

/** A new club's first hour: what is still to do, ticked by what the club has done. */
export function FirstHour({ onGo }: { onGo: (panel: string) => void }) {
  const t = useT('admin')
  const { data: done } = useBeginnings(true)
  if (!done) return <Loading />
  const next = STEPS.find(({ isDone }) => !isDone(done))
  const ready = STEPS.filter(({ isDone }) => isDone(done)).length
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <p>{t('firstHour.help')}</p>
      <p role="status" className="text-sage">
        {t('firstHour.done', { n: ready, all: STEPS.length })}
      </p>
      <ol className="flex flex-col divide-y-2 divide-line rounded-card border-2 border-line bg-felt">
        {STEPS.map(({ step, at, isDone }, index) => (
          <li key={step} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
            <Tick isDone={isDone(done)} number={index + 1} />
            <div className="min-w-[min(16rem,100%)] flex-1">
              <h2 className="text-lg">{t(`firstHour.${step}.title`)}</h2>
              <p className="text-sage">{t(`firstHour.${step}.text`)}</p>
            </div>
            <Way at={at} step={step} isNext={next?.step === step} onGo={onGo} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function Tick({ isDone, number }: { isDone: boolean; number: number }) {
  const t = useT('admin')
  return (
    <span
      className={`grid size-9 shrink-0 place-items-center rounded-full border-2 font-semibold ${isDone ? 'border-good bg-good text-ground' : 'border-line-strong text-sage'}`}
    >
      <span aria-hidden="true">{isDone ? '✓' : number}</span>
      <span className="sr-only">{t(isDone ? 'firstHour.isDone' : 'firstHour.isOpen')}</span>
    </span>
  )
}

interface WayProps {
  at: (typeof STEPS)[number]['at']
  step: (typeof STEPS)[number]['step']
  /** The first step that is open, which the eye finds at once. */
  isNext: boolean
  onGo: (panel: string) => void
}

/** The way to the place where a step is done: a part of this page, or the desk. */
function Way({ at, step, isNext, onGo }: WayProps) {
  const t = useT('admin')
  const { slug } = useClub().club
  const variant = isNext ? 'primary' : 'quiet'
  if (at.startsWith('/'))
    return (
      <ButtonLink href={`/${slug}${at}`} variant={variant}>
        {t(`firstHour.${step}.go`)}
      </ButtonLink>
    )
  return (
    <Button variant={variant} onPress={() => onGo(at.slice(1))}>
      {t(`firstHour.${step}.go`)}
    </Button>
  )
}
