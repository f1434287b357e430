'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ToldRefusal } from '@/server/common/errors'
import { useGameName } from '../club/club'
import { useT } from '../language/i18n'
import { refusalOf, trpc } from '../live/trpc'
import { uuid } from '../live/uuid'
import { type ComingEvening, ComingName, ComingUnread, useComing } from '../tell/coming'
import { useTonight } from '../tell/day'
import { RefusalNote } from '../tell/RefusalNote'
import { Block } from '../ui/Block'
import { Button } from '../ui/Button'
import { Confirm } from '../ui/Confirm'
import { Dialog } from '../ui/Dialog'
import { Field } from '../ui/Field'
import { Select } from '../ui/Select'
import { useClasses } from './useClasses'

const NO_CLASS = 'none'
const USUAL_HOUR = '21:00'

/** The calendar at the desk: evenings announced with how many mean to come, a new one, one called off. */
export function Announced({ games }: { games: readonly string[] }) {
  const t = useT('desk')
  const coming = useComing()
  const [isAnnouncing, setAnnouncing] = useState(false)
  return (
    <Block title={t('coming.title')} className="max-w-xl">
      <ComingUnread coming={coming} />
      {coming.data?.length === 0 && <p className="text-sage">{t('coming.none')}</p>}
      <ul className="flex flex-col divide-y-2 divide-line">
        {coming.data?.map((one) => (
          <AnnouncedRow key={one.id} coming={one} />
        ))}
      </ul>
      <div className="mt-3">
        <Button onPress={() => setAnnouncing(true)}>{t('coming.announce')}</Button>
      </div>
      {isAnnouncing && <Announce games={games} onClose={() => setAnnouncing(false)} />}
    </Block>
  )
}

function AnnouncedRow({ coming }: { coming: ComingEvening }) {
  const t = useT('desk')
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<ToldRefusal | null>(null)
  async function callOff() {
    setAsking(false)
    await trpc.coming.callOff
      .mutate({ id: coming.id })
      .catch((error) => setRefusal(refusalOf(error)))
    await client.invalidateQueries({ queryKey: ['coming'] })
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div>
        <ComingName coming={coming} />
        <p className="text-sage">{t('coming.people', { n: coming.people })}</p>
      </div>
      <Button variant="quiet" onPress={() => setAsking(true)}>
        {t('coming.callOff')}
      </Button>
      {refusal && <RefusalNote refusal={refusal} />}
      {isAsking && (
        <Confirm
          title={t('coming.callOffTitle')}
          action={t('coming.callOff')}
          danger
          onConfirm={callOff}
          onClose={() => setAsking(false)}
        >
          {t('coming.callOffAsk')}
        </Confirm>
      )}
    </li>
  )
}

/**
 * The form of an announcement: game, day, hour and, where there are classes, one of them. Its id is taken where an
 * answer was lost and the form was changed since; it is another evening then.
 */
function Announce({ games, onClose }: { games: readonly string[]; onClose: () => void }) {
  const t = useT('desk')
  const client = useQueryClient()
  const nameOf = useGameName()
  const tonight = useTonight(Date.now())
  const [id, setId] = useState(uuid)
  const [game, setGame] = useState(games[0] ?? '')
  const [day, setDay] = useState(tonight)
  const [hour, setHour] = useState(USUAL_HOUR)
  const [chosen, setChosen] = useState(NO_CLASS)
  const [refusal, setRefusal] = useState<ToldRefusal | null>(null)
  const [waiting, setWaiting] = useState(false)
  const classes = useClasses(game)
  const classId = classes.find((one) => one.id === chosen)?.id ?? null
  async function announce() {
    setWaiting(true)
    setRefusal(null)
    try {
      await trpc.coming.announce.mutate({ id, game, day, hour, classId })
      await client.invalidateQueries({ queryKey: ['coming'] })
      onClose()
    } catch (error) {
      setRefusal(refusalOf(error))
      if (refusalOf(error).code === 'id-taken') setId(uuid())
    } finally {
      setWaiting(false)
    }
  }
  return (
    <Dialog
      title={t('coming.announce')}
      onClose={onClose}
      onSubmit={() => void announce()}
      actions={
        <Button
          type="submit"
          variant="primary"
          isPending={waiting}
          isDisabled={day === '' || hour === ''}
        >
          {t('coming.doAnnounce')}
        </Button>
      }
    >
      {games.length > 1 && (
        <Select
          label={t('evening.game')}
          options={games.map((key) => ({ key, label: nameOf(key) }))}
          value={game}
          onChange={setGame}
        />
      )}
      <Field label={t('evening.day')} type="date" value={day} onChange={setDay} isRequired />
      <Field label={t('coming.hour')} type="time" value={hour} onChange={setHour} isRequired />
      {classes.length > 0 && (
        <Select
          label={t('coming.class')}
          options={[
            { key: NO_CLASS, label: t('coming.anyClass') },
            ...classes.map((one) => ({ key: one.id, label: one.name })),
          ]}
          value={chosen}
          onChange={setChosen}
        />
      )}
      {refusal && <RefusalNote refusal={refusal} />}
    </Dialog>
  )
}
