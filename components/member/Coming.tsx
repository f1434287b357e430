'use client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClub } from '../club/club'
import { useT } from '../language/i18n'
import { refusalOf, trpc } from '../live/trpc'
import { type ComingEvening, ComingName, ComingUnread, useComing } from '../tell/coming'
import { RefusalNote } from '../tell/RefusalNote'
import { Block } from '../ui/Block'
import { Button } from '../ui/Button'

/** The evenings to come, on which a member says that they mean to come: it is no signature, and the page says so. */
export function Coming() {
  const t = useT('member')
  const coming = useComing()
  const { data = [], isLoadingError } = coming
  if (data.length === 0 && !isLoadingError) return null
  return (
    <Block title={t('coming.title')}>
      <ComingUnread coming={coming} />
      {data.length > 0 && <p className="mb-3 text-sage">{t('coming.noSignature')}</p>}
      <ul className="flex flex-col divide-y-2 divide-line">
        {data.map((one) => (
          <ComingRow key={one.id} coming={one} />
        ))}
      </ul>
    </Block>
  )
}

function ComingRow({ coming }: { coming: ComingEvening }) {
  const t = useT('member')
  const client = useQueryClient()
  const { slug } = useClub().club
  const { id, mine, people } = coming
  const say = useMutation({
    mutationFn: () => trpc.coming.mean.mutate({ id, toCome: !mine }),
    onSettled: () => client.invalidateQueries({ queryKey: ['coming'] }),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div>
        <ComingName coming={coming} />
        <p className="text-sage">
          {t('coming.people', { n: people })}
          {' · '}
          <a href={`/print/${slug}/serata.ics?serata=${id}`}>{t('coming.calendar')}</a>
        </p>
      </div>
      <Button
        variant={mine ? 'quiet' : 'primary'}
        isPending={say.isPending}
        onPress={() => say.mutate()}
      >
        {t(mine ? 'coming.not' : 'coming.mean')}
      </Button>
      {say.isError && <RefusalNote refusal={refusalOf(say.error)} />}
    </li>
  )
}
