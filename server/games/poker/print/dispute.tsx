import { Text, View } from '@react-pdf/renderer'
import { Fact, Sheet, SignatureLines } from '@/server/print/frame'
import type { Letterhead } from '@/server/print/papers'
import { paper } from '@/server/print/type'
import { type Pen, penFor, type Words, wordsFor } from '@/server/print/words'
import type { DecisionLine, DisputePaper } from './papers'

/** A dispute with its votes and rulings, the money each moved, and the provision in question (XVII). */
export function DisputeSheet({ head, content }: { head: Letterhead; content: DisputePaper }) {
  const words = wordsFor(head.locale)
  const pen = penFor(head.club, head.locale)
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
          words={words}
          pen={pen}
        />
      ))}
      <SignatureLines signers={signersOf(content, words)} />
    </Sheet>
  )
}

/** Whoever spoke last signs: the deputato, or each of the arbiters (XVII.4). */
function signersOf({ decisions }: DisputePaper, words: Words): string[] {
  const { arbiters = [] } = decisions.at(-1) ?? {}
  if (arbiters.length === 0) return [words('tableau.sign.deputato')]
  return arbiters.map(({ name }) => words('dispute.arbiter', { name }))
}

function Decision({ content, words, pen }: { content: DecisionLine; words: Words; pen: Pen }) {
  const by = content.final ? (`${content.by}Final` as const) : content.by
  const who =
    content.arbiters.length > 0 ? content.arbiters : [content.member].filter((one) => one !== null)
  const name = who.map((person) => person.name).join(', ')
  return (
    <View style={{ marginBottom: 8 }} wrap={false}>
      <Text style={paper.strong}>
        {`${pen.moment(content.at)} · ${words(`dispute.by.${by}`, { name, count: who.length })}`}
      </Text>
      <Text>
        {content.inFavourOf
          ? words('dispute.favour', { name: content.inFavourOf.name })
          : words('dispute.unchanged')}
      </Text>
      {content.why !== '' && <Text>{words('dispute.why', { why: content.why })}</Text>}
      {content.provision && (
        <Text>{words('dispute.article', { provision: content.provision })}</Text>
      )}
      {content.transfers.map(({ from, to, chips }) => (
        <Text key={`${from}/${to}/${chips}`}>
          {words('dispute.transfer', {
            amount: pen.amount(chips),
            from: accountName(from, words),
            to: accountName(to, words),
          })}
        </Text>
      ))}
    </View>
  )
}

/** An account as it comes: `pot`, `onori`, or `resto:` and the member's name. */
function accountName(account: string, words: Words): string {
  if (account === 'pot' || account === 'onori') return words(`dispute.account.${account}`)
  return words('dispute.account.resto', { name: account.replace(/^resto:/, '') })
}
