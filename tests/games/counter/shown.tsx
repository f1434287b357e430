'use client'
import type { ComponentType } from 'react'
import { useClub } from '@/components/club/club'
import type { LiveAudience } from '@/components/live/channel'
import { useCommand } from '@/components/live/useCommand'
import { useLive } from '@/components/live/useLive'
import { PrintLink } from '@/components/officer/PrintLink'
import { MemberName } from '@/components/tell/MemberName'
import { Button } from '@/components/ui/Button'
import type { CountCommand } from './rules'

interface CountView {
  title: string
  times: number
  balances: Readonly<Record<string, number>>
  alarm: number | null
}

const PREFIX = 'resto:'

/** What each has, by name. */
function Balances({ view }: { view: CountView }) {
  const resti = Object.entries(view.balances).filter(([account]) => account.startsWith(PREFIX))
  return (
    <ul aria-label="Conta">
      {resti.map(([account, chips]) => (
        <li key={account}>
          <MemberName id={account.slice(PREFIX.length)} /> {chips}
        </li>
      ))}
    </ul>
  )
}

/** One audience's screen: the count, and what may be done there. */
const screenOf = (audience: LiveAudience, Doing: ComponentType<{ evening: string }>) =>
  function Screen() {
    const { slug } = useClub().club
    const { view, evening } = useLive<CountView>(slug, audience, 'counter')
    if (!view || !evening) return null
    return (
      <>
        <p>
          {view.title}: {view.times}
        </p>
        <Balances view={view} />
        <Doing evening={evening} />
      </>
    )
  }

function OnThePhone() {
  const { give } = useCommand<CountCommand>()
  const { me } = useClub()
  const who = me?.member?.id ?? ''
  return (
    <>
      <Button onPress={() => void give('take', { who, chips: 5 })}>Prendi 5</Button>
      <Button onPress={() => void give('give', { from: who, to: 'nobody', chips: 500 })}>
        Dai 500
      </Button>
    </>
  )
}

function AtTheDesk({ evening }: { evening: string }) {
  const { give } = useCommand<CountCommand>()
  return (
    <>
      <PrintLink evening={evening} paper="conta" label="Stampa la conta" />
      <Button onPress={() => void give('close', {})}>Chiudi la conta</Button>
    </>
  )
}

export const Tonight = screenOf('member', OnThePhone)
export const Desk = screenOf('desk', AtTheDesk)
export const Board = screenOf('board', () => null)
export const Post = screenOf('post', () => null)

export function PastDesk({ evening }: { evening: string }) {
  return <PrintLink evening={evening} paper="conta" label="Stampa la conta" />
}
