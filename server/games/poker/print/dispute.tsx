import { Text, View } from '@react-pdf/renderer'
import type { Tell } from '@/rules/kernel/tell'
import type { DisputeDecision } from '@/rules/poker/state/dispute'
import { byTell, favourTell, movedTell, underTell, whyTell } from '@/rules/poker/telling/decisions'
import { remedyTells } from '@/rules/poker/telling/remedies'
import { Fact, Sheet, SignatureLines } from '@/server/print/frame'
import type { Letterhead } from '@/server/print/papers'
import { paper } from '@/server/print/type'
import { type Pen, penFor, type Words, wordsFor } from '@/server/print/words'
import type { DisputePaper } from './papers'
import { writing } from './writing'

/** A dispute with its votes and rulings, the money that each moved, and the provision in question (XVII). */
export function DisputeSheet({ head, content }: { head: Letterhead; content: DisputePaper }) {
  const words = wordsFor(head.locale)
  const pen = penFor(head.club, head.locale)
  const write = writing(head.locale, pen, content.names)
  const lines = [`${content.evening.title} · ${pen.day(content.evening.day)}`, content.table]
  return (
    <Sheet head={head} title={words('dispute.title', { number: content.number })} lines={lines}>
      <Fact
        label={words('dispute.colpo')}
        value={content.colpo === 0 ? '—' : String(content.colpo)}
      />
      <Fact label={words('dispute.opened')} value={pen.moment(content.openedAt)} />
      {content.openedBy && <Fact label={words('dispute.openedBy')} value={content.openedBy.name} />}
      <Fact
        label={words('dispute.contenders')}
        value={content.contenders.map((person) => person.name).join(', ')}
      />
      <Fact label={words('dispute.state')} value={words(`dispute.status.${content.status}`)} />
      <Text style={paper.section}>{words('dispute.about')}</Text>
      <Text>{content.about}</Text>
      {content.provision && (
        <View wrap={false}>
          <Text style={paper.section}>{words('dispute.provision')}</Text>
          <Text style={paper.strong}>{`${content.provision.id} · ${content.provision.title}`}</Text>
          <Text>{content.provision.text}</Text>
        </View>
      )}
      <Text style={paper.section}>{words('dispute.votes')}</Text>
      {content.votes.length === 0 && <Text>{words('dispute.noVotes')}</Text>}
      {content.votes.map(({ voter, inFavourOf }) => (
        <Text key={`${voter.card}/${voter.name}`}>
          {words('dispute.vote', { voter: voter.name, contender: inFavourOf.name })}
        </Text>
      ))}
      <Text style={paper.section}>{words('dispute.decisions')}</Text>
      {content.decisions.length === 0 && <Text>{words('dispute.undecided')}</Text>}
      {content.decisions.map((decision) => (
        <Decision
          key={`${decision.by}/${decision.at}`}
          content={decision}
          write={write}
          pen={pen}
        />
      ))}
      <SignatureLines signers={signersOf(content, words)} />
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
  content: DisputeDecision
  write: (tell: Tell) => string
  pen: Pen
}

function Decision({ content, write, pen }: DecisionProps) {
  const told = [
    favourTell(content),
    ...remedyTells(content),
    ...whyTell(content),
    ...underTell(content),
    ...content.transfers.map(movedTell),
  ]
  return (
    <View style={{ marginBottom: 8 }} wrap={false}>
      <Text style={paper.strong}>{`${pen.moment(content.at)} · ${write(byTell(content))}`}</Text>
      {told.map(write).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </View>
  )
}
