import { Text, View } from '@react-pdf/renderer'
import type { Tell } from '@/rules/kernel/tell'
import type { DisputeDecision } from '@/rules/poker/state/dispute'
import { byTell, favourTell, movedTell, underTell, whyTell } from '@/rules/poker/telling/decisions'
import { Fact, Sheet, SignatureLines } from '@/server/print/frame'
import type { Letterhead } from '@/server/print/papers'
import { paper } from '@/server/print/type'
import { type Pen, penFor, type Words, wordsFor } from '@/server/print/words'
import type { DisputePaper } from './papers'
import { writing } from './writing'

/** A dispute with its votes and rulings, the money that each moved, and the provision in question (XVII). */
export function Ruling({ head, of }: { head: Letterhead; of: DisputePaper }) {
  const words = wordsFor(head.locale)
  const pen = penFor(head.club, head.locale)
  const write = writing(head.locale, pen, of.names)
  const lines = [`${of.evening.title} · ${pen.day(of.evening.day)}`, of.table]
  return (
    <Sheet head={head} title={words('dispute.title', { number: of.number })} lines={lines}>
      <Fact label={words('dispute.colpo')} value={of.colpo === 0 ? '—' : String(of.colpo)} />
      <Fact label={words('dispute.opened')} value={pen.moment(of.openedAt)} />
      {of.openedBy && <Fact label={words('dispute.openedBy')} value={of.openedBy.name} />}
      <Fact
        label={words('dispute.contenders')}
        value={of.contenders.map((person) => person.name).join(', ')}
      />
      <Fact label={words('dispute.state')} value={words(`dispute.status.${of.status}`)} />
      <Text style={paper.section}>{words('dispute.about')}</Text>
      <Text>{of.about}</Text>
      {of.provision && (
        <View wrap={false}>
          <Text style={paper.section}>{words('dispute.provision')}</Text>
          <Text style={paper.strong}>{`${of.provision.id} · ${of.provision.title}`}</Text>
          <Text>{of.provision.text}</Text>
        </View>
      )}
      <Text style={paper.section}>{words('dispute.votes')}</Text>
      {of.votes.length === 0 && <Text>{words('dispute.noVotes')}</Text>}
      {of.votes.map(({ voter, inFavourOf }) => (
        <Text key={`${voter.card}/${voter.name}`}>
          {words('dispute.vote', { voter: voter.name, contender: inFavourOf.name })}
        </Text>
      ))}
      <Text style={paper.section}>{words('dispute.decisions')}</Text>
      {of.decisions.length === 0 && <Text>{words('dispute.undecided')}</Text>}
      {of.decisions.map((decision) => (
        <Decision key={`${decision.by}/${decision.at}`} of={decision} write={write} pen={pen} />
      ))}
      <SignatureLines signers={signersOf(of, words)} />
    </Sheet>
  )
}

/** The last to decide sign: the deputato, or each of the arbiters (XVII.4). */
function signersOf({ decisions, names }: DisputePaper, words: Words): string[] {
  const { arbiters = [] } = decisions.at(-1) ?? {}
  if (arbiters.length === 0) return [words('tableau.sign.deputato')]
  return arbiters.map((member) => words('dispute.arbiter', { name: names[member] ?? '?' }))
}

interface DecisionProps {
  of: DisputeDecision
  write: (tell: Tell) => string
  pen: Pen
}

function Decision({ of, write, pen }: DecisionProps) {
  const told = [favourTell(of), ...whyTell(of), ...underTell(of), ...of.transfers.map(movedTell)]
  return (
    <View style={{ marginBottom: 8 }} wrap={false}>
      <Text style={paper.strong}>{`${pen.moment(of.at)} · ${write(byTell(of))}`}</Text>
      {told.map(write).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </View>
  )
}
