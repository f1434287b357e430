'use client'
import { useQuery } from '@tanstack/react-query'
import { trpc } from '../live/trpc'

/** The club’s table classes of a game, without those that are archived. */
export function useClasses(game: string) {
  const { data } = useQuery({ queryKey: ['classes'], queryFn: () => trpc.classes.list.query() })
  return (data ?? []).filter((one) => one.game === game && one.archivedAt === null)
}
