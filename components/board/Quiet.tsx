'use client'
import { JoinCode } from './JoinCode'

/** What stands on the wall while there is nothing to show, and the way in for who has a phone. */
export function Quiet({ title, then }: { title: string; then: string }) {
  return (
    <main className="flex grow flex-col items-center justify-center gap-4 text-center">
      <p className="font-serif text-[3.4rem]">{title}</p>
      <p className="text-[1.6rem] text-sage">{then}</p>
      <JoinCode />
    </main>
  )
}
