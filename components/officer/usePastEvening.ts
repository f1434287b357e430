'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { trpc } from '../live/trpc'
import { type AnyCommand, type Commands, useCommand } from '../live/useCommand'

/** An evening that is over as this screen may see it, read again after each command that is given there. */
export function usePastEvening<C extends AnyCommand>(
  evening: string,
  as: 'desk' | 'deputato' | 'member',
) {
  const client = useQueryClient()
  const queryKey = ['evening', evening, as]
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => trpc.evenings.view.query({ evening, as }),
    staleTime: 0,
  })
  const commands = useCommand<C>()
  const readAgain = () =>
    Promise.all([
      client.invalidateQueries({ queryKey }),
      client.invalidateQueries({ queryKey: ['waiting'] }),
    ])
  const give: Commands<C>['give'] = (type, payload, how) =>
    commands.give(type, payload, { ...how, evening }).finally(readAgain)
  return { data, error, here: { evening, now: Date.now, give } }
}
