import { Text, View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import type { Tell } from '@/rules/kernel/tell'
import type { DisputeDecision } from '@/rules/poker/state/dispute'
import { byTell, favourTell, movedTell, underTell, whyTell } from '@/rules/poker/telling/decisions'
import { remedyTells } from '@/rules/poker/telling/remedies'
import { Section } from '@/server/print/columns'
import { Fact, Sheet, SignatureLines } from '@/server/print/frame'
import { type Block, Part } from '@/server/print/lists'
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
  const lines = [pen.evening(content.evening), content.table]
  const { provision, votes, decisions } = content
  const voted = votes.map(({ voter, inFavourOf }) => (
    <Text key={`${voter.card}/${voter.name}`}>
      {words('dispute.vote', { voter: voter.name, contender: inFavourOf.name })}
    </Text>
  ))
  const decided = decisions.map((decision) => (
    <Decision key={`${decision.by}/${decision.at}`} content={decision} write={write} pen={pen} />
  ))
  const none = (text: string) => [<Text key="none">{text}</Text>]
  const blocks: Block[] = [
    ...(provision
      ? [
          <Part key="provision" title={words('dispute.provision')}>
            <Text style={paper.strong}>{`${provision.id} · ${provision.title}`}</Text>
            <Text>{provision.text}</Text>
          </Part>,
        ]
      : []),
    {
      told: titled(
        words('dispute.votes'),
        votes.length > 0 ? voted : none(words('dispute.noVotes')),
      ),
    },
    {
      told: titled(
        words('dispute.decisions'),
        decisions.length > 0 ? decided : none(words('dispute.undecided')),
      ),
      together: 1,
    },
  ]
  return (
    <Sheet
      head={head}
      title={words('dispute.title', { number: content.number })}
      lines={lines}
      blocks={blocks}
      ending={<SignatureLines signers={signersOf(content, words)} />}
    >
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
      <Section>{words('dispute.about')}</Section>
      <Text>{content.about}</Text>
    </Sheet>
  )
}

/** A heading with the first of its texts, and the others. */
const titled = (title: string, told: readonly ReactElement[]): ReactElement[] => [
  <Part key={title} title={title}>
    {told[0]}
  </Part>,
  ...told.slice(1),
]

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
