'use client'
import { useEffect, useState } from 'react'
import { useT } from '../language/i18n'
import { chime } from '../ui/awake/chime'
import { isSoundWanted, keepSound, maySound } from './sound'

/** The one control of the wall: a tap when the screen is set up lets it sound at each call; it answers by sounding once. */
export function SoundSwitch() {
  const t = useT('board')
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    if (isSoundWanted()) void maySound().then(setOn)
  }, [])
  async function turn() {
    keepSound(!isOn)
    setOn(!isOn && (await chime()))
  }
  return (
    <button
      type="button"
      onClick={() => void turn()}
      aria-pressed={isOn}
      className="rounded-lg border-2 border-line px-3 py-1 text-sage aria-[pressed=false]:border-brass aria-[pressed=false]:text-brass-high"
    >
      {t(isOn ? 'soundOn' : 'soundOff')}
    </button>
  )
}
