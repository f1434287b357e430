'use client'
import { useQuery } from '@tanstack/react-query'
import type { Settings } from '@/rules/poker/settings'
import type { DeskView } from '@/rules/poker/views/desk'
import { useClub, useHolds } from '../../../club/club'
import { useT } from '../../../language/i18n'
import { useGame } from '../../../live/game'
import { trpc } from '../../../live/trpc'
import { Amount } from '../../../tell/Amount'
import { RefusalNote } from '../../../tell/RefusalNote'
import { Button } from '../../../ui/Button'
import { useAct } from '../../commanding'
import type { Place } from '../place'

/** A button for each table class: a press opens its list for tonight. */
export function OpenLists({ view, go }: { view: DeskView; go: (place: Place) => void }) {
  const t = useT('desk')
  const { club } = useClub()
  const game = useGame()
  const administers = useHolds('amministratore')
  const { act, refusal, waiting } = useAct()
  const classes = useQuery({ queryKey: ['classes'], queryFn: () => trpc.classes.list.query() })
  // A list that was closed stays as it is; its class may have a new one, as when play goes on after all (I.12).
  const openOf = (name: string) => view.lists.find(({ title, open }) => open && title === name)
  const usable = (classes.data ?? [])
    .filter((one) => one.game === game && one.archivedAt === null)
    .map((one) => ({ ...one, settings: one.settings as Settings }))
  return (
    <section aria-labelledby="open-lists">
      <h2 id="open-lists" className="text-xl">
        {t('lists.title')}
      </h2>
      <p className="mb-1 text-sage">{t('lists.help')}</p>
      {classes.isSuccess && usable.length === 0 && (
        <p>
          {t('lists.noClasses')}{' '}
          {administers && (
            <a href={`/${club.slug}/amministrazione#classes`}>{t('lists.toClasses')}</a>
          )}
        </p>
      )}
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {usable.map((one) => {
          const list = openOf(one.name)
          return (
            <li
              key={one.id}
              className="flex flex-col gap-1 rounded-card border border-line bg-felt px-4 py-2"
            >
              <span className="font-serif text-xl font-semibold">{one.name}</span>
              <span className="text-sage">
                {t('list.uscita')} <Amount chips={one.settings.uscita} /> · {t('list.passata')}{' '}
                <Amount chips={one.settings.passata} /> ·{' '}
                {t('list.seats', { n: one.settings.seats })}
              </span>
              {list ? (
                <Button variant="quiet" onPress={() => go(list.id as Place)}>
                  {t('lists.goTo', { n: list.all.length })}
                </Button>
              ) : (
                <Button
                  variant="primary"
                  isDisabled={waiting}
                  onPress={() => act('openList', { title: one.name, settings: one.settings })}
                >
                  {t('lists.open')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {refusal && <RefusalNote refusal={refusal} />}
    </section>
  )
}
