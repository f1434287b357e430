'use client'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { MINUTE_MS } from '@/rules/kernel/time'
import type { DeskView } from '@/rules/poker/views/desk'
import { useClub } from '../../../club/club'
import { useT } from '../../../language/i18n'
import { trpc } from '../../../live/trpc'
import { Button } from '../../../ui/Button'
import { onDemand } from '../../../ui/loaded/onDemand'
import type { SignHere as SignHerePart } from './SignHere'

const SignHere = onDemand(() => import('./SignHere').then((loaded) => loaded.SignHere))

interface MeantToComeProps {
  list: DeskView['lists'][number]
  view: DeskView
}

/** The members who meant to come and have signed no list yet: one tap, and each signs in person at the desk. */
export function MeantToCome({ list, view }: MeantToComeProps) {
  const t = useT('desk')
  const me = useClub().me?.member?.id
  const [signer, setSigner] = useState<ComponentProps<typeof SignHerePart>['signer']>(null)
  const { data } = useQuery({
    queryKey: ['coming', 'poker', view.day],
    queryFn: () => trpc.coming.people.query({ game: 'poker', day: view.day }),
    // Members say that they mean to come while the evening is open, too.
    refetchInterval: MINUTE_MS,
  })
  const signed = new Set<string>(
    view.lists.flatMap(({ all }) => all.map(({ member }) => member as string)),
  )
  const missing = (data ?? []).filter(({ id }) => !signed.has(id) && id !== me)
  if (missing.length === 0 && !signer) return null
  return (
    <section aria-labelledby="meant-title" className="rounded-card bg-felt p-4">
      <h2 id="meant-title" className="mb-2 text-lg">
        {t('coming.meant')}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {missing.map(({ id, name }) => (
          <li key={id}>
            <Button
              aria-label={t('coming.signs', { name })}
              onPress={() => setSigner({ id, name })}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
      {signer && <SignHere list={list} signer={signer} onClose={() => setSigner(null)} />}
    </section>
  )
}
