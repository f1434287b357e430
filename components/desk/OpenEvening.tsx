'use client'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { GAMES } from '@/components/games'
import { madeTitle } from '@/messages/evening'
import type { ToldRefusal } from '@/server/common/errors'
import { useGameName, useGameTitle } from '../club/club'
import { useLingua, useT } from '../language/i18n'
import { refusalOf, trpc } from '../live/trpc'
import { uuid } from '../live/uuid'
import { useDay, useTonight } from '../tell/day'
import { RefusalNote } from '../tell/RefusalNote'
import { useToast } from '../tell/Toast'
import { Button } from '../ui/Button'
import { Field } from '../ui/Field'
import { Select } from '../ui/Select'

interface OpenEveningProps {
  games: readonly string[]
  onOpened: (game: string) => void
}

/** Opens tonight's evening of one of these games. Day and title are filled in, so that one key is enough. */
export function OpenEvening({ games, onOpened }: OpenEveningProps) {
  const t = useT('desk')
  const tonight = useTonight(Date.now())
  const [day, setDay] = useState(tonight)
  const lingua = useLingua()
  const made = madeTitle(/^\d{4}-\d{2}-\d{2}$/.test(day) ? day : tonight, lingua)
  const [title, setTitle] = useState<string | null>(null)
  const [chosen, choose] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<ToldRefusal | null>(null)
  const [waiting, setWaiting] = useState(false)
  // The evening that is open takes this form away.
  const notices = useToast()
  const notOpenedOf = (table: string | null) =>
    table === null ? t('evening.notCustoms') : t('evening.notTable', { table })
  // A retry after a lost answer has the same id, so that the evening is opened once; another title, day or game has another.
  const [ids] = useState(() => new Map<string, string>())
  const shown = title ?? made
  const game = games.find((one) => one === chosen) ?? games[0] ?? ''
  async function open(what: { game: string; again: boolean }) {
    setWaiting(true)
    setRefusal(null)
    const asked = { title: shown.trim(), day, ...what }
    const key = JSON.stringify(asked)
    const id = ids.get(key) ?? uuid()
    ids.set(key, id)
    await trpc.evenings.open
      .mutate({ id, ...asked })
      .then(({ notOpened }) => {
        onOpened(what.game)
        for (const { table, refusal: why } of notOpened) notices.refused(why, notOpenedOf(table))
      })
      .catch((error) => setRefusal(refusalOf(error)))
      .finally(() => setWaiting(false))
  }
  function opened(event: FormEvent) {
    event.preventDefault()
    void open({ game, again: false })
  }
  return (
    <form onSubmit={opened} className="flex max-w-xl flex-col gap-4 rounded-card bg-felt p-6">
      <h2 className="text-3xl">
        {t(games.length < Object.keys(GAMES).length ? 'evening.another' : 'evening.none')}
      </h2>
      <p className="text-sage">{t('evening.openHelp')}</p>
      <GameChoice games={games} value={game} onChange={choose} />
      <Field
        label={t('evening.title')}
        value={shown}
        onChange={setTitle}
        isRequired
        maxLength={80}
      />
      <Field label={t('evening.day')} type="date" value={day} onChange={setDay} isRequired />
      <div>
        <Button type="submit" variant="primary" size="large" isPending={waiting} autoFocus>
          {t('evening.open')}
        </Button>
      </div>
      <Again games={games} waiting={waiting} onOpen={(one) => open({ game: one, again: true })} />
      {refusal && <RefusalNote refusal={refusal} />}
    </form>
  )
}

interface AgainProps {
  games: readonly string[]
  waiting: boolean
  onOpen: (game: string) => void
}

/** A button for each of these games that had tables before: tonight’s evening with the tables of its latest one. */
function Again({ games, waiting, onOpen }: AgainProps) {
  const latest = useQuery({
    queryKey: ['evenings', 'latest'],
    queryFn: () => trpc.evenings.latest.query(),
  })
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {games.map((game) => {
        const last = latest.data?.find((one) => one.game === game)
        return (
          last && (
            <AgainButton
              key={game}
              game={game}
              day={last.day}
              waiting={waiting}
              onOpen={() => onOpen(game)}
            />
          )
        )
      })}
    </div>
  )
}

function AgainButton(props: { game: string; day: string; waiting: boolean; onOpen: () => void }) {
  const t = useT('desk')
  const game = useGameName()(props.game)
  const day = useDay(props.day)
  return (
    <Button variant="secondary" isPending={props.waiting} onPress={props.onOpen}>
      {t('evening.again', { game, day })}
    </Button>
  )
}

/** The choice of a game, where the house has several. */
function GameChoice(props: {
  games: readonly string[]
  value: string
  onChange: (game: string) => void
}) {
  const t = useT('desk')
  const nameOf = useGameName()
  const isNamed = useGameTitle()(props.value) !== null
  const options = props.games.map((key) => ({ key, label: nameOf(key) }))
  if (!isNamed) return null
  return (
    <Select
      label={t('evening.game')}
      options={options}
      value={props.value}
      onChange={props.onChange}
    />
  )
}
