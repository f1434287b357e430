'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../i18n'
import { ClassForm, type Draft } from '../poker/admin/ClassForm'
import { DEFAULTS } from '../poker/admin/settings'
import { trpc } from '../trpc'
import { useChips } from '../ui/Amount'
import { Button } from '../ui/Button'
import { Confirm } from '../ui/Confirm'
import { Loading, Nothing } from '../ui/Loading'
import { RulingNote } from '../ui/RulingNote'
import { useChange } from './asking'

/** The club's table classes: each fixes uscita, passata and customs of the lists opened from it. */
export function ClassesPanel() {
  const t = useT('admin')
  const chips = useChips()
  const classes = useQuery({ queryKey: ['classes'], queryFn: () => trpc.classes.list.query() })
  const { change, ruling } = useChange('classes')
  const [draft, setDraft] = useState<Draft | null>(null)
  const [archiving, setArchiving] = useState<{ id: string; name: string } | null>(null)
  if (!classes.data) return <Loading />
  const usable = classes.data.filter(({ archivedAt }) => archivedAt === null)
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-sage">{t('classes.help')}</p>
      <div>
        <Button
          variant="primary"
          onPress={() => setDraft({ id: null, name: '', settings: DEFAULTS })}
        >
          {t('classes.add')}
        </Button>
      </div>
      {ruling && <RulingNote ruling={ruling} />}
      {usable.length === 0 && <Nothing>{t('classes.none')}</Nothing>}
      <ul className="grid gap-3 lg:grid-cols-2">
        {usable.map(({ id, name, settings }) => (
          <li key={id} className="flex flex-col gap-3 rounded-card border border-line bg-felt p-4">
            <div>
              <h2 className="text-xl">{name}</h2>
              <p className="text-sage">
                {t('classes.summary', {
                  uscita: chips(settings.uscita),
                  passata: chips(settings.passata),
                  seats: settings.seats,
                })}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button onPress={() => setDraft({ id, name, settings })}>{t('classes.edit')}</Button>
              <Button variant="quiet" onPress={() => setDraft({ id: null, name: '', settings })}>
                {t('classes.copyOf')}
              </Button>
              <Button variant="quiet" onPress={() => setArchiving({ id, name })}>
                {t('classes.archive')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {draft && <ClassForm start={draft} onClose={() => setDraft(null)} />}
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
    </div>
  )
}
