// Written by `npm run copies` from the interfaces of the state: add a field there, and run it. Decision 0015 says why
// each kind is copied field by field.
import type { Draft } from '../../kernel/draft'
import type { Bet, Call, Coup, Holder, Regime } from './coup'
import type { Evening, Person } from './evening'
import type { Mano, Seguito, Taglia } from './mano'
import type { Seat } from './seat'
import type { Suivi } from './suivi'
import type { Table } from './table'

export const copyEvening = (from: Evening): Draft<Evening> => ({
  status: from.status,
  title: from.title,
  day: from.day,
  openedAt: from.openedAt,
  settings: from.settings,
  isFrozen: from.isFrozen,
  isFollowed: from.isFollowed,
  persons: from.persons,
  accounts: from.accounts,
  float: from.float,
  tables: from.tables,
  lastTable: from.lastTable,
  deposits: from.deposits,
  amendments: from.amendments,
  sentOut: from.sentOut,
  closing: from.closing,
  tableau: from.tableau,
})

export const copyTable = (from: Table): Draft<Table> => ({
  id: from.id,
  number: from.number,
  status: from.status,
  openedAt: from.openedAt,
  closedAt: from.closedAt,
  level: from.level,
  followedSince: from.followedSince,
  isLarge: from.isLarge,
  minimum: from.minimum,
  leastStake: from.leastStake,
  seats: from.seats,
  bookings: from.bookings,
  movesAsked: from.movesAsked,
  swap: from.swap,
  seatsVote: from.seatsVote,
  limits: from.limits,
  standing: from.standing,
  packs: from.packs,
  taglia: from.taglia,
  lookers: from.lookers,
  turn: from.turn,
  mano: from.mano,
  manoNumber: from.manoNumber,
  seguito: from.seguito,
  imposedOn: from.imposedOn,
  partnersRefused: from.partnersRefused,
  partnerOffers: from.partnerOffers,
  addition: from.addition,
  stakesSeen: from.stakesSeen,
  coup: from.coup,
  coupSerial: from.coupSerial,
  suivi: from.suivi,
  tableLoser: from.tableLoser,
  lastSolePunter: from.lastSolePunter,
  regola: from.regola,
  past: from.past,
  corrections: from.corrections,
  disputes: from.disputes,
  moves: from.moves,
  steps: from.steps,
})

export const copyTaglia = (from: Taglia): Draft<Taglia> => ({
  number: from.number,
  phase: from.phase,
  announced: from.announced,
  mixWishes: from.mixWishes,
  mixer: from.mixer,
  cutter: from.cutter,
  cutRefused: from.cutRefused,
  cardsOut: from.cardsOut,
  detached: from.detached,
  voidCards: from.voidCards,
  coups: from.coups,
  lastCoup: from.lastCoup,
  hadSeven: from.hadSeven,
})

export const copyMano = (from: Mano): Draft<Mano> => ({
  number: from.number,
  initialSeat: from.initialSeat,
  banker: from.banker,
  bankerPlace: from.bankerPlace,
  origin: from.origin,
  price: from.price,
  seller: from.seller,
  sellerSocio: from.sellerSocio,
  opening: from.opening,
  minimum: from.minimum,
  coups: from.coups,
  wins: from.wins,
  ties: from.ties,
  coupsSinceTurn: from.coupsSinceTurn,
  toutVaRun: from.toutVaRun,
  mustPlay: from.mustPlay,
  halvedBefore: from.halvedBefore,
  socio: from.socio,
  shares: from.shares,
  inHalves: from.inHalves,
  standIn: from.standIn,
  addedSince: from.addedSince,
})

export const copySeguito = (from: Seguito): Draft<Seguito> => ({
  outgoing: from.outgoing,
  outgoingPlace: from.outgoingPlace,
  outgoingSocio: from.outgoingSocio,
  asksOutgoing: from.asksOutgoing,
  initialSeat: from.initialSeat,
  sum: from.sum,
  minimum: from.minimum,
  origin: from.origin,
  wins: from.wins,
  ties: from.ties,
  step: from.step,
  round: from.round,
  asked: from.asked,
  letGo: from.letGo,
  bids: from.bids,
  coupsSinceTurn: from.coupsSinceTurn,
})

export const copyCoup = (from: Coup): Draft<Coup> => ({
  sheets: from.sheets,
  number: from.number,
  serial: from.serial,
  phase: from.phase,
  level: from.level,
  bank: from.bank,
  bets: from.bets,
  calls: from.calls,
  toutVa: from.toutVa,
  seesStakes: from.seesStakes,
  reopened: from.reopened,
  asking: from.asking,
  holder: from.holder,
  regime: from.regime,
  punta: from.punta,
  banco: from.banco,
  thirds: from.thirds,
  puntaWord: from.puntaWord,
  puntaWords: from.puntaWords,
  bancoWord: from.bancoWord,
  firsts: from.firsts,
  points: from.points,
  surplus: from.surplus,
  incidents: from.incidents,
  faults: from.faults,
  result: from.result,
  resultBy: from.resultBy,
})

export const copyBet = (from: Bet): Draft<Bet> => ({
  member: from.member,
  place: from.place,
  sum: from.sum,
  line: from.line,
  plays: from.plays,
  at: from.at,
})

export const copyCall = (from: Call): Draft<Call> => ({
  member: from.member,
  place: from.place,
  kind: from.kind,
  at: from.at,
  laid: from.laid,
  helpers: from.helpers,
  respects: from.respects,
  offers: from.offers,
  twiceTheLoss: from.twiceTheLoss,
})

export const copyHolder = (from: Holder): Draft<Holder> => ({
  member: from.member,
  place: from.place,
  by: from.by,
  provision: from.provision,
  isSolo: from.isSolo,
  touched: from.touched,
  seen: from.seen,
})

export const copyRegime = (from: Regime): Draft<Regime> => ({
  puntaFive: from.puntaFive,
  puntaByRule: from.puntaByRule,
  bancoByRule: from.bancoByRule,
  bancoForced: from.bancoForced,
  because: from.because,
})

export const copySeat = (from: Seat): Draft<Seat> => ({
  number: from.number,
  holder: from.holder,
  away: from.away,
  salutes: from.salutes,
  hasRefused: from.hasRefused,
  emptyUntilMano: from.emptyUntilMano,
  lostBy: from.lostBy,
  companion: from.companion,
})

export const copySuivi = (from: Suivi): Draft<Suivi> => ({
  member: from.member,
  lost: from.lost,
  since: from.since,
  dormant: from.dormant,
  nextCoupOnly: from.nextCoupOnly,
})

export const copyPerson = (from: Person): Draft<Person> => ({
  member: from.member,
  casse: from.casse,
  asked: from.asked,
  handed: from.handed,
})
