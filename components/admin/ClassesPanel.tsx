'use client'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useGameTitle, usePlayed } from '../club/club'
import type { ClassDraft, OtherScreens } from '../game'
import { useT } from '../language/i18n'
import { GameProvider } from '../live/game'
import { trpc } from '../live/trpc'
import { useAllOthers } from '../others'
import { RefusalNote } from '../tell/RefusalNote'
import { Button } from '../ui/Button'
import { Confirm } from '../ui/Confirm'
import { Loading, Nothing } from '../ui/Loading'
import { useChange } from './useChange'

type Class = Awaited<ReturnType<typeof trpc.classes.list.query>>[number]
type Kit = NonNullable<OtherScreens['classes']>

/** The club's table classes, by game. A class fixes the settings of the tables opened from it. */
export function ClassesPanel() {
  const t = useT('admin')
  const classes = useQuery({ queryKey: ['classes'], queryFn: () => trpc.classes.list.query() })
  if (!classes.data) return <Loading />
  const usable = classes.data.filter(({ archivedAt }) => archivedAt === null)
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-sage">{t('classes.help')}</p>
      <Suspense fallback={<Loading />}>
        <ByGame classes={usable} />
      </Suspense>
    </div>
  )
}

function ByGame({ classes }: { classes: readonly Class[] }) {
  const isPlayed = usePlayed()
  return useAllOthers().map(
    ({ game, screens: { classes: kit } }) =>
      kit &&
      isPlayed(game) && (
        <GameProvider key={game} game={game}>
          <ClassesOf kit={kit} game={game} classes={classes.filter((one) => one.game === game)} />
        </GameProvider>
      ),
  )
}

function ClassesOf(props: { kit: Kit; game: string; classes: readonly Class[] }) {
  const t = useT('admin')
  const title = useGameTitle()(props.game)
  const { change, refusal } = useChange('classes')
  const [draft, setDraft] = useState<ClassDraft | null>(null)
  const [archiving, setArchiving] = useState<{ id: string; name: string } | null>(null)
  return (
    <>
      {title !== null && <h2 className="text-2xl text-brass">{title}</h2>}
      <div>
        <Button variant="primary" onPress={() => setDraft({ id: null, name: '', settings: null })}>
          {t('classes.add')}
        </Button>
      </div>
      {refusal && <RefusalNote refusal={refusal} />}
      {props.classes.length === 0 && <Nothing>{t('classes.none')}</Nothing>}
      <ul className="grid gap-3 lg:grid-cols-2">
        {props.classes.map((one) => (
          <ClassCard
            key={one.id}
            one={one}
            Summary={props.kit.Summary}
            onDraft={setDraft}
            onArchive={setArchiving}
          />
        ))}
      </ul>
      <Suspense>
        {draft && <props.kit.Form start={draft} onClose={() => setDraft(null)} />}
      </Suspense>
      {archiving && (
        <Confirm
          title={t('classes.archive')}
          action={t('classes.archive')}
          danger
          onClose={() => setArchiving(null)}
          onConfirm={async () => {
            const { id } = archiving
            setArchiving(null)
            await change(() => trpc.classes.archive.mutate({ id }))
          }}
        >
          {t('classes.archiveAsk', { name: archiving.name })}
        </Confirm>
      )}
    </>
  )
}

interface ClassCardProps {
  one: Class
  Summary: Kit['Summary']
  onDraft: (draft: ClassDraft) => void
  onArchive: (one: { id: string; name: string }) => void
}

function ClassCard({ one: { id, name, settings }, Summary, onDraft, onArchive }: ClassCardProps) {
  const t = useT('admin')
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-felt p-4">
      <div>
        <h2 className="text-xl">{name}</h2>
        <p className="text-sage">
          <Suspense>
            <Summary settings={settings} />
          </Suspense>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onPress={() => onDraft({ id, name, settings })}>{t('classes.edit')}</Button>
        <Button variant="quiet" onPress={() => onDraft({ id: null, name: '', settings })}>
          {t('classes.copyOf')}
        </Button>
        <Button variant="quiet" onPress={() => onArchive({ id, name })}>
          {t('classes.archive')}
        </Button>
      </div>
    </li>
  )
}
