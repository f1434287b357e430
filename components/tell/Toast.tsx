'use client'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import type { ToldRefusal } from '@/server/common/errors'
import { useT } from '../language/i18n'
import { buttonLook } from '../ui/buttonLook'
import { onDemand } from '../ui/loaded/onDemand'
import { type Notice, withNotice } from './notices'
import { useRefusalText } from './RefusalText'

/** Fetched later, since most pages never show a refusal, and the wall never does. */
const ProvisionLink = onDemand(
  () => import('./ProvisionLink').then((loaded) => loaded.ProvisionLink),
  { ahead: true },
)

interface Said extends Notice {
  text: ReactNode
}

interface Toasts {
  /** Shows a notice that something was done, or with the tone `bad` that it was not. */
  say(text: ReactNode, tone?: Said['tone']): void
  /** Shows a refusal with its reason and provision, after what was refused; it stays longer. */
  refused(refusal: ToldRefusal, what?: string): void
}

const Toast = createContext<Toasts | null>(null)

export function useToast(): Toasts {
  const toasts = useContext(Toast)
  if (!toasts) throw new Error('a toast outside its ToastProvider')
  return toasts
}

const SHOWN_MS = { good: 5_000, bad: 12_000 }

/**
 * Shows short notices and reads them aloud: at the foot of the screen, on a phone at the top, where no sheet covers
 * them. It must stand inside a `ClubProvider`.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState<readonly Said[]>([])
  const textOf = useRefusalText()
  const add = useCallback((text: ReactNode, tone: Said['tone'], words: string | null) => {
    setSaid((before) => withNotice(before, { text, tone, words }))
  }, [])
  const drop = useCallback(
    (key: number) => setSaid((before) => before.filter((one) => one.key !== key)),
    [],
  )
  const toasts = useMemo<Toasts>(
    () => ({
      say: (text, tone = 'good') => add(text, tone, typeof text === 'string' ? text : null),
      refused: (refusal, what) => {
        const words = [what, textOf(refusal)].filter(Boolean).join(' ')
        const { provision, game } = refusal
        const link = provision && <ProvisionLink id={provision} game={game} />
        add(
          <>
            {words} {link}
          </>,
          'bad',
          words,
        )
      },
    }),
    [add, textOf],
  )
  return (
    <Toast value={toasts}>
      {children}
      <div
        aria-live="polite"
        // Above every sheet: read aloud and tapped while one is open.
        data-react-aria-top-layer="true"
        className="pointer-events-none fixed inset-x-0 z-50 flex max-h-dvh flex-col items-center gap-2 overflow-y-auto p-4 max-sm:top-0 sm:bottom-0"
      >
        {said.map((one) => (
          <Line key={one.key} said={one} onClose={drop} />
        ))}
      </div>
    </Toast>
  )
}

function Line({ said, onClose }: { said: Said; onClose: (key: number) => void }) {
  const t = useT('common')
  const { key, tone, times } = said
  useEffect(() => {
    const timer = setTimeout(() => onClose(key), SHOWN_MS[tone])
    return () => clearTimeout(timer)
  }, [key, tone, onClose])
  const edge = tone === 'bad' ? 'border-bad' : 'border-good'
  return (
    <div
      className={`pointer-events-auto flex w-full max-w-xl items-center gap-3 rounded-xl border-2 ${edge} bg-felt-high py-2 pr-2 pl-4 shadow-2xl`}
    >
      <p className="grow">
        {said.text} {times > 1 && <strong className="whitespace-nowrap">× {times}</strong>}
      </p>
      <button
        type="button"
        className={buttonLook('quiet')}
        aria-label={t('close')}
        onClick={() => onClose(key)}
      >
        ✕
      </button>
    </div>
  )
}
