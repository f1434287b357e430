import { renderToBuffer } from '@react-pdf/renderer'
import { Ruling } from './dispute'
import { LotsSlip } from './lots'
import type {
  DisputePaper,
  Letterhead,
  LotsPaper,
  PassataPaper,
  ReceiptPaper,
  SignaturePaper,
  StatementPaper,
  TableauPaper,
} from './papers'
import { SignatureSheet } from './signatures'
import { PassataSlip, Receipt } from './slips'
import { Statement } from './statement'
import { Tableau } from './tableau'

/** A paper of any kind, complete: what is printed depends on nothing else. */
export type Paper =
  | { kind: 'tableau'; of: TableauPaper }
  | { kind: 'firme'; of: SignaturePaper }
  | { kind: 'passata'; of: PassataPaper }
  | { kind: 'ricevuta'; of: ReceiptPaper }
  | { kind: 'contestazione'; of: DisputePaper }
  | { kind: 'sorteggio'; of: LotsPaper }
  | { kind: 'estratto'; of: StatementPaper }

/** The paper as PDF bytes. */
export async function renderPaper(head: Letterhead, paper: Paper): Promise<Buffer> {
  return await renderToBuffer(element(head, paper))
}

function element(head: Letterhead, paper: Paper) {
  switch (paper.kind) {
    case 'tableau':
      return Tableau({ head, of: paper.of })
    case 'firme':
      return SignatureSheet({ head, of: paper.of })
    case 'passata':
      return PassataSlip({ head, of: paper.of })
    case 'ricevuta':
      return Receipt({ head, of: paper.of })
    case 'contestazione':
      return Ruling({ head, of: paper.of })
    case 'sorteggio':
      return LotsSlip({ head, of: paper.of })
    case 'estratto':
      return Statement({ head, of: paper.of })
  }
}
