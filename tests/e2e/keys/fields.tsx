import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'use-intl'
import { ActionMenu } from '@/components/officer/ActionMenu'
import { Button } from '@/components/ui/Button'
import { Checks } from '@/components/ui/Checks'
import { Dialog } from '@/components/ui/Dialog'
import { Field } from '@/components/ui/Field'
import { NumberField } from '@/components/ui/number/NumberField'
import { usePressGuard } from '@/components/ui/press/pressGuard'
import { Select } from '@/components/ui/Select'
import { Tabs } from '@/components/ui/Tabs'
import common from '@/messages/it/common.json'
import desk from '@/messages/it/desk.json'

const SUITS = [
  { key: 'fiori', label: 'Fiori' },
  { key: 'picche', label: 'Picche' },
]

/** The controls of a form for a finger: a sheet with a text, a number, a choice and checks, and a menu; each act is written down. */
function Forms() {
  usePressGuard()
  const [isOpen, setOpen] = useState(false)
  const [acts, setActs] = useState<readonly string[]>([])
  const note = (act: string) => setActs((before) => [...before, act])
  return (
    <>
      <Button onPress={() => setOpen(true)}>Apri</Button>
      <ActionMenu name="Alfa" items={SUITS} onAction={(key) => note(`menu ${key}`)} />
      <output>{acts.join(', ')}</output>
      {isOpen && (
        <Sheet
          note={note}
          onClose={() => {
            note('closed')
            setOpen(false)
          }}
        />
      )}
    </>
  )
}

/** A step whose sheet has a button that is pressed once, and whose own button is gone once the sheet is closed. */
function Panel() {
  const [step, setStep] = useState<'open' | 'asked' | 'over'>('open')
  const [isOnce, setOnce] = useState(false)
  return (
    <aside data-about="step" tabIndex={-1}>
      <Button>Primo</Button>
      {step === 'open' && <Button onPress={() => setStep('asked')}>Passo</Button>}
      {step === 'asked' && (
        <Dialog title="Passo" onClose={() => setStep('over')}>
          <Button isDisabled={isOnce} onPress={() => setOnce(true)}>
            Una volta
          </Button>
        </Dialog>
      )}
    </aside>
  )
}

/** Things to do behind a tab; the second is gone once it is done. */
function ToDo() {
  const [isDone, setDone] = useState(false)
  const content = (
    <>
      <Button>Leggi</Button>
      {!isDone && <Button onPress={() => setDone(true)}>Approvo</Button>}
    </>
  )
  return (
    <Tabs
      label="Parti"
      tabs={[{ key: 'now', label: 'Da fare', content }]}
      selected="now"
      onSelect={() => undefined}
    />
  )
}

function Sheet({ note, onClose }: { note: (act: string) => void; onClose: () => void }) {
  const [suit, setSuit] = useState<string | null>(null)
  const [checks, setChecks] = useState<string[]>([])
  const [count, setCount] = useState<number | null>(1)
  const [isNamed, setNamed] = useState(false)
  const sent = () => {
    note(`sent ${isNamed ? 'with' : 'without'} a name, ${suit} ${checks.join('+')} ${count}`)
    onClose()
  }
  return (
    <Dialog
      title="Foglio"
      onClose={onClose}
      onSubmit={sent}
      actions={<Button type="submit">Manda</Button>}
    >
      <Field label="Nome" onBlur={() => setNamed(true)} />
      <NumberField label="Quanti" value={count} onChange={setCount} min={0} max={9} />
      <Select label="Seme" options={SUITS} value={suit} onChange={setSuit} />
      <Checks label="Quali" options={SUITS} value={checks} onChange={setChecks} />
    </Dialog>
  )
}

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <IntlProvider locale="it" messages={{ common, desk }}>
    <Forms />
    <ToDo />
    <Panel />
  </IntlProvider>,
)
