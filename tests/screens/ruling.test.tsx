import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { beforeEach, expect, it, vi } from 'vitest'
import { ClubProvider } from '@/components/club/club'
import { RulingForm, useAsked } from '@/components/disputes/RulingForm'
import { useRulingDraft } from '@/components/disputes/rulingDraft'
import { screenMessages } from '@/messages'
import { LANGUAGE_TAGS } from '@/messages/locale'
import { CLUB } from './club'

const WRITTEN = { favoured: 'claimant', provision: 'B.2', why: 'Si è visto dal colpo.' }

beforeEach(() => {
  const kept = JSON.stringify({ at: Date.now(), value: WRITTEN })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'circolo.draft..serata.T1.1' ? kept : null),
  })
})

/** A judge's page of a dispute that names B.1, with a half-written ruling of theirs that names B.2. */
function Case({ isOffered, parties }: { isOffered: boolean; parties: readonly string[] }) {
  const { draft, isKept, provision } = useRulingDraft(
    { evening: 'serata', table: 'T1', dispute: 1 },
    {},
    { provision: 'B.1', isOffered, isSettled: !isOffered },
  )
  return (
    <>
      <h1>{provision}</h1>
      {isOffered && (
        <RulingForm
          written={draft}
          onWrite={() => {}}
          isKept={isKept}
          parties={parties.map((key) => ({ key, label: key }))}
          provisions={[]}
          why={{ longest: 300 }}
          missing={[]}
          ways={[]}
          onGive={() => {}}
          refusal={null}
          waiting={false}
        >
          {null}
        </RulingForm>
      )}
    </>
  )
}

const shown = (isOffered: boolean, ...parties: string[]) =>
  renderToStaticMarkup(
    <IntlProvider locale={LANGUAGE_TAGS.it} messages={screenMessages('it')}>
      <ClubProvider club={CLUB} me={null} games={[{ game: 'poker', title: { it: '', en: '' } }]}>
        <Case isOffered={isOffered} parties={parties} />
      </ClubProvider>
    </IntlProvider>,
  )
const missing = (html: string) => /<p role="status"[^>]*>(.*?)<\/p>/.exec(html)?.[1]

it('a half-written ruling is read while its form is offered; settled, the case is read as it stands', () => {
  expect(shown(true, 'claimant')).toContain('<h1>B.2</h1>')
  expect(shown(false)).toContain('<h1>B.1</h1>')
})

it('the choice of somebody who is no party any more is missing again', () => {
  expect(missing(shown(true, 'claimant'))).toBe('')
  expect(missing(shown(true))).toBe('Da indicare ancora: chi ha ragione.')
})

/** A judge presses the button of a ruling; then something is missing, and then it is there again. */
function Asking() {
  const [step, go] = useState<'pressed' | 'missing' | 'whole'>('pressed')
  const way = {
    key: 'final',
    label: '',
    isMain: true,
    ask: { title: 'Sicuro?', text: '', yes: '' },
  }
  const [asked, ask] = useAsked([way], step !== 'missing')
  if (step === 'pressed') {
    ask('final')
    go('missing')
  }
  if (step === 'missing') go('whole')
  return <p>{asked?.ask.title ?? 'Nulla'}</p>
}

it('the question before a ruling closes when something is missing, and does not come back by itself', () => {
  expect(renderToStaticMarkup(<Asking />)).toBe('<p>Nulla</p>')
})
