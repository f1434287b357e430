'use client'
import { useEffect, useState } from 'react'
import type { ToldRefusal } from '@/server/common/errors'
import { openSession } from '../access/session'
import { useClub } from '../club/club'
import { useT } from '../language/i18n'
import { RefusalNote } from '../tell/RefusalNote'
import { Button } from '../ui/Button'
import { PlainButton } from '../ui/PlainButton'

const CODE_DIGITS = 6
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'clear', '0', 'back'] as const

/**
 * Pairs this device to a post, such as a table, with the six digits that the desk shows; the desk's QR code fills
 * them in.
 */
export function DeviceSignIn({ slug, code }: { slug: string; code: string }) {
  const { club } = useClub()
  const t = useT('device')
  const [typed, setTyped] = useState(code.replaceAll(/\D/g, '').slice(0, CODE_DIGITS))
  const [refusal, setRefusal] = useState<ToldRefusal | null>(null)
  const [sending, setSending] = useState(false)

  async function enter() {
    setSending(true)
    setRefusal(null)
    const refused = await openSession({ kind: 'device', slug, code: typed })
    if (!refused) {
      // Replaces the page in the history, so that “back” does not return to the used code.
      window.location.replace(`/${slug}/tavolo`)
      return
    }
    setSending(false)
    setRefusal(refused)
    setTyped('')
  }

  return (
    <main
      data-screen="post"
      className="mx-auto grid min-h-dvh w-full max-w-4xl grid-cols-2 items-center gap-8 p-5 max-sm:grid-cols-1"
    >
      <section className="flex flex-col gap-4">
        <p className="text-sage">{club.name}</p>
        <h1 className="text-3xl">{t('signIn.title')}</h1>
        <p>{t('signIn.text')}</p>
        <output
          aria-live="polite"
          aria-label={t('signIn.code')}
          className="flex justify-between rounded-card border-2 border-brass bg-felt px-5 py-3 text-5xl font-semibold tabular-nums"
        >
          {Array.from({ length: CODE_DIGITS }, (_, place) => typed[place] ?? '·').join(' ')}
        </output>
        {refusal && <RefusalNote refusal={refusal} />}
        <Button
          variant="primary"
          size="large"
          isDisabled={typed.length < CODE_DIGITS || sending}
          onPress={enter}
        >
          {t(sending ? 'signIn.sending' : 'signIn.go')}
        </Button>
      </section>
      <Keypad typed={typed} onType={setTyped} />
    </main>
  )
}

function Keypad({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  const t = useT('device')
  function press(key: (typeof KEYS)[number]) {
    if (key === 'clear') onType('')
    else if (key === 'back') onType(typed.slice(0, -1))
    else onType((typed + key).slice(0, CODE_DIGITS))
  }
  useEffect(() => {
    const typing = ({ key }: KeyboardEvent) => {
      if (/^\d$/.test(key)) onType((typed + key).slice(0, CODE_DIGITS))
      if (key === 'Backspace') onType(typed.slice(0, -1))
    }
    window.addEventListener('keydown', typing)
    return () => window.removeEventListener('keydown', typing)
  }, [typed, onType])
  return (
    <div className="grid grid-cols-3 gap-3">
      {KEYS.map((key) => (
        <PlainButton
          key={key}
          onPress={() => press(key)}
          className="min-h-20 cursor-pointer rounded-lg border-2 border-line-strong bg-felt-high text-3xl font-semibold tabular-nums active:bg-brass active:text-ink"
        >
          {key === 'clear' || key === 'back' ? (
            <span className="text-base">{t(`signIn.${key}`)}</span>
          ) : (
            key
          )}
        </PlainButton>
      ))}
    </div>
  )
}
