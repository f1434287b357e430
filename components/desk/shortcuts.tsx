'use client'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'

import { useIsShown } from '../live/frame'
import { keepHere, keptHere } from '../ui/awake/kept'

/** A key of the desk's keyboard, as the help sheet explains it. */
export interface Shortcut {
  key: string
  label: string
  run: () => void
}

interface Keyboard {
  keep(id: string, shortcuts: readonly Shortcut[] | null): void
  /** The shortcuts of the moment, in the order in which their parts stand on the screen. */
  all(): readonly Shortcut[]
  isOn: boolean
  setOn(on: boolean): void
}

const KEPT_AS = 'desk-keys'
const WRITING = 'input, textarea, select, [contenteditable], [role="textbox"]'
const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

const Keys = createContext<Keyboard | null>(null)

export const isSheetOpen = (): boolean => document.querySelector(OPEN) !== null

/** Whether a key belongs to somebody else: it is written in a field, held with another key, or a sheet is open. */
const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof Element && event.target.closest(WRITING) !== null) ||
  isSheetOpen()

/** Single keys for the desk; they can be switched off on each computer, since a voice may type letters by mistake. */
export function ShortcutsProvider({ children }: { children: ReactNode }) {
  const kept = useRef(new Map<string, readonly Shortcut[]>())
  const [isOn, setOn] = useState(true)
  useEffect(() => setOn(keptHere(KEPT_AS) !== 'off'), [])
  const all = useCallback(() => [...kept.current.values()].flat(), [])
  useEffect(() => {
    if (!isOn) return
    function press(event: KeyboardEvent) {
      if (isTaken(event)) return
      const shortcut = all().find(({ key }) => key === event.key.toLowerCase())
      if (!shortcut) return
      event.preventDefault()
      shortcut.run()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn, all])
  const keyboard = useMemo(
    () => ({
      keep(id: string, shortcuts: readonly Shortcut[] | null) {
        if (shortcuts) kept.current.set(id, shortcuts)
        else kept.current.delete(id)
      },
      all,
      isOn,
      setOn(on: boolean) {
        keepHere(KEPT_AS, on ? 'on' : 'off')
        setOn(on)
      },
    }),
    [all, isOn],
  )
  return <Keys value={keyboard}>{children}</Keys>
}

export const useKeyboard = (): Keyboard | null => useContext(Keys)

/** The keys of one part of the desk, for as long as that part is shown. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const id = useId()
  const keyboard = useContext(Keys)
  const isShown = useIsShown()
  useEffect(() => keyboard?.keep(id, isShown ? shortcuts : null))
  useEffect(() => () => keyboard?.keep(id, null), [keyboard, id])
}
