'use client'
import { type ReactNode, useEffect, useState } from 'react'
import { chime } from './chime'
import { isSoundWanted, keepSound, maySound, type Sounding } from './sound'

interface SoundSwitchProps {
  screen: Sounding
  className?: string
  children: (isOn: boolean) => ReactNode
}

/** A tap when a screen is set up lets it sound at what is new; it answers by sounding once. */
export function SoundSwitch({ screen, className = '', children }: SoundSwitchProps) {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    if (isSoundWanted(screen)) void maySound().then(setOn)
  }, [screen])
  async function turn() {
    keepSound(screen, !isOn)
    setOn(!isOn && (await chime()))
  }
  return (
    <button
      type="button"
      onClick={() => void turn()}
      aria-pressed={isOn}
      className={`rounded-lg border-2 border-line px-3 py-1 text-sage aria-[pressed=false]:border-brass aria-[pressed=false]:text-brass-high ${className}`}
    >
      {children(isOn)}
    </button>
  )
}
