'use client'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { LICENSED_HOUSES } from '@/rules/kernel/licence'
import { useClub } from '../../club/club'
import { useLingua, useT } from '../../language/i18n'
import { trpc } from '../../live/trpc'
import { RefusalNote } from '../../tell/RefusalNote'
import { useToast } from '../../tell/Toast'
import { Block } from '../../ui/Block'
import { Button } from '../../ui/Button'
import { Checks } from '../../ui/Checks'
import { Field } from '../../ui/Field'
import { Loading } from '../../ui/Loading'
import { Select } from '../../ui/Select'
import { useChange } from '../useChange'
import { EmblemField } from './EmblemField'
import { changedFacts } from './facts'

type Club = Awaited<ReturnType<typeof trpc.club.get.query>>

const POINTS = 'points'
/** A club without a licence. */
const UNLICENSED = 'none'
const DECIMALS = [0, 1, 2]
const UNITS = ['EUR', 'CHF', 'GBP', 'USD'] as const

/** The club's own data: its names, its unit, its hours. */
export function ClubPanel() {
  const club = useQuery({ queryKey: ['club'], queryFn: () => trpc.club.get.query() })
  if (!club.data) return <Loading />
  return (
    <div className="flex flex-col gap-5">
      <ClubForm key={JSON.stringify(club.data)} start={club.data} />
      <EmblemField />
    </div>
  )
}

function ClubForm({ start }: { start: Club }) {
  const t = useT('admin')
  const router = useRouter()
  const { games } = useClub()
  const lingua = useLingua()
  const all = games.map(({ game }) => game)
  const { say } = useToast()
  const [club, setClub] = useState(start)
  const { change, refusal, waiting } = useChange('club', 'audit')
  const edit = (part: Partial<Club>) => setClub((before) => ({ ...before, ...part }))
  async function save() {
    // The games that are ticked on the form are chosen once it is saved, changed or not.
    const played = club.games ?? all
    const chosen = club.games === null || club.games !== start.games ? { games: played } : {}
    const facts = { ...changedFacts(start, club), ...chosen }
    if (!(await change(() => trpc.club.update.mutate(facts)))) return
    say(t('saved'))
    router.refresh()
  }
  return (
    <Block className="max-w-2xl">
      <div className="flex flex-col gap-4">
        <Field
          label={t('club.name')}
          value={club.name}
          onChange={(name) => edit({ name })}
          maxLength={80}
        />
        <Field
          label={t('club.shortName')}
          value={club.shortName}
          onChange={(shortName) => edit({ shortName })}
          maxLength={30}
        />
        <Field label={t('club.slug')} hint={t('club.slugHelp')} value={club.slug} isDisabled />
        <Checks
          label={t('club.games')}
          value={club.games ?? all}
          onChange={(chosen) =>
            edit({ games: games.flatMap(({ game }) => (chosen.includes(game) ? [game] : [])) })
          }
          options={games.map(({ game, title }) => ({ key: game, label: title[lingua] }))}
        />
        <HeldFields start={start} club={club} onEdit={edit} />
        {refusal && <RefusalNote refusal={refusal} />}
        <div>
          <Button variant="primary" isPending={waiting} onPress={save}>
            {t('save')}
          </Button>
        </div>
      </div>
    </Block>
  )
}

/**
 * Fields that change how stored amounts and evenings are read. A locked field says why it is locked, for good or for
 * now.
 */
function HeldFields(props: { start: Club; club: Club; onEdit: (part: Partial<Club>) => void }) {
  const t = useT('admin')
  const { start, club, onEdit } = props
  const { amountsRecorded, eveningOpen } = start
  const decimals = [...new Set([...DECIMALS, start.decimals])]
  const units = [...new Set([POINTS, ...UNITS, ...(start.unit ? [start.unit] : [])])]
  return (
    <>
      <Select
        label={t('club.unit')}
        hint={amountsRecorded && t('club.amountsHeld')}
        isDisabled={amountsRecorded}
        value={club.unit ?? POINTS}
        onChange={(unit) => onEdit({ unit: unit === POINTS ? null : unit })}
        options={units.map((key) => ({
          key,
          label: key === POINTS ? t('club.unitPoints') : key,
        }))}
      />
      <Select
        label={t('club.decimals')}
        hint={t(amountsRecorded ? 'club.amountsHeld' : 'club.decimalsHelp')}
        isDisabled={amountsRecorded}
        value={club.decimals}
        onChange={(decimals) => onEdit({ decimals })}
        options={decimals.map((key) => ({ key, label: String(key) }))}
      />
      <Select
        label={t('club.timeZone')}
        hint={eveningOpen && t('club.timeZoneHeld')}
        isDisabled={eveningOpen}
        value={club.timeZone}
        onChange={(timeZone) => onEdit({ timeZone })}
        options={Intl.supportedValuesOf('timeZone').map((key) => ({ key, label: key }))}
      />
      <Select
        label={t('club.licence')}
        hint={t(eveningOpen && start.licensedAs ? 'club.licenceHeld' : 'club.licenceHelp')}
        isDisabled={eveningOpen && start.licensedAs !== null}
        value={club.licensedAs ?? UNLICENSED}
        onChange={(house) =>
          onEdit({ licensedAs: LICENSED_HOUSES.find((one) => one === house) ?? null })
        }
        options={([UNLICENSED, ...LICENSED_HOUSES] as const).map((key) => ({
          key,
          label: t(`club.licences.${key}`),
        }))}
      />
    </>
  )
}
