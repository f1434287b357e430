import adminEn from './en/admin.json'
import authEn from './en/auth.json'
import bankedEn from './en/banked.json'
import bankedBoardEn from './en/banked-board.json'
import bjRoomEn from './en/bj-room.json'
import bjSettingsEn from './en/bj-settings.json'
import bjTableEn from './en/bj-table.json'
import bjToldEn from './en/bj-told.json'
import boardEn from './en/board.json'
import cheminBoardEn from './en/chemin-board.json'
import cheminDeputatoEn from './en/chemin-deputato.json'
import cheminDeskEn from './en/chemin-desk.json'
import cheminMemberEn from './en/chemin-member.json'
import cheminSettingsEn from './en/chemin-settings.json'
import cheminTableEn from './en/chemin-table.json'
import commonEn from './en/common.json'
import deputatoEn from './en/deputato.json'
import deskEn from './en/desk.json'
import deviceEn from './en/device.json'
import errorsEn from './en/errors.json'
import floatEn from './en/float.json'
import floatPapersEn from './en/float-papers.json'
import floatPostEn from './en/float-post.json'
import floatRoomEn from './en/float-room.json'
import frequenciesEn from './en/frequencies.json'
import historyEn from './en/history.json'
import installedEn from './en/installed.json'
import memberEn from './en/member.json'
import monthEn from './en/month.json'
import oddsEn from './en/odds.json'
import printEn from './en/print.json'
import regulationEn from './en/regulation.json'
import rehearsalEn from './en/rehearsal.json'
import seasonEn from './en/season.json'
import tableEn from './en/table.json'
import trenteRoomEn from './en/trente-room.json'
import trenteSettingsEn from './en/trente-settings.json'
import trenteTableEn from './en/trente-table.json'
import trenteToldEn from './en/trente-told.json'
import adminIt from './it/admin.json'
import authIt from './it/auth.json'
import bankedIt from './it/banked.json'
import bankedBoardIt from './it/banked-board.json'
import bjRoomIt from './it/bj-room.json'
import bjSettingsIt from './it/bj-settings.json'
import bjTableIt from './it/bj-table.json'
import bjToldIt from './it/bj-told.json'
import boardIt from './it/board.json'
import cheminBoardIt from './it/chemin-board.json'
import cheminDeputatoIt from './it/chemin-deputato.json'
import cheminDeskIt from './it/chemin-desk.json'
import cheminMemberIt from './it/chemin-member.json'
import cheminSettingsIt from './it/chemin-settings.json'
import cheminTableIt from './it/chemin-table.json'
import commonIt from './it/common.json'
import deputatoIt from './it/deputato.json'
import deskIt from './it/desk.json'
import deviceIt from './it/device.json'
import errorsIt from './it/errors.json'
import floatIt from './it/float.json'
import floatPapersIt from './it/float-papers.json'
import floatPostIt from './it/float-post.json'
import floatRoomIt from './it/float-room.json'
import frequenciesIt from './it/frequencies.json'
import historyIt from './it/history.json'
import installedIt from './it/installed.json'
import memberIt from './it/member.json'
import monthIt from './it/month.json'
import oddsIt from './it/odds.json'
import printIt from './it/print.json'
import regulationIt from './it/regulation.json'
import rehearsalIt from './it/rehearsal.json'
import seasonIt from './it/season.json'
import tableIt from './it/table.json'
import trenteRoomIt from './it/trente-room.json'
import trenteSettingsIt from './it/trente-settings.json'
import trenteTableIt from './it/trente-table.json'
import trenteToldIt from './it/trente-told.json'
import type { Locale } from './locale'

const it = {
  common: commonIt,
  auth: authIt,
  member: memberIt,
  board: boardIt,
  table: tableIt,
  desk: deskIt,
  admin: adminIt,
  deputato: deputatoIt,
  device: deviceIt,
  history: historyIt,
  installed: installedIt,
  season: seasonIt,
  month: monthIt,
  frequencies: frequenciesIt,
  odds: oddsIt,
  regulation: regulationIt,
  rehearsal: rehearsalIt,
  errors: errorsIt,
  float: floatIt,
  'float-room': floatRoomIt,
  'float-papers': floatPapersIt,
  'float-post': floatPostIt,
  print: printIt,
  banked: bankedIt,
  'banked-board': bankedBoardIt,
  'bj-room': bjRoomIt,
  'bj-table': bjTableIt,
  'bj-told': bjToldIt,
  'chemin-desk': cheminDeskIt,
  'chemin-member': cheminMemberIt,
  'chemin-board': cheminBoardIt,
  'chemin-deputato': cheminDeputatoIt,
  'bj-settings': bjSettingsIt,
  'chemin-settings': cheminSettingsIt,
  'chemin-table': cheminTableIt,
  'trente-settings': trenteSettingsIt,
  'trente-room': trenteRoomIt,
  'trente-table': trenteTableIt,
  'trente-told': trenteToldIt,
}

const en = {
  common: commonEn,
  auth: authEn,
  member: memberEn,
  board: boardEn,
  table: tableEn,
  desk: deskEn,
  admin: adminEn,
  deputato: deputatoEn,
  device: deviceEn,
  history: historyEn,
  installed: installedEn,
  season: seasonEn,
  month: monthEn,
  frequencies: frequenciesEn,
  odds: oddsEn,
  regulation: regulationEn,
  rehearsal: rehearsalEn,
  errors: errorsEn,
  float: floatEn,
  'float-room': floatRoomEn,
  'float-papers': floatPapersEn,
  'float-post': floatPostEn,
  print: printEn,
  banked: bankedEn,
  'banked-board': bankedBoardEn,
  'bj-room': bjRoomEn,
  'bj-table': bjTableEn,
  'bj-told': bjToldEn,
  'chemin-desk': cheminDeskEn,
  'chemin-member': cheminMemberEn,
  'chemin-board': cheminBoardEn,
  'chemin-deputato': cheminDeputatoEn,
  'bj-settings': bjSettingsEn,
  'chemin-settings': cheminSettingsEn,
  'chemin-table': cheminTableEn,
  'trente-settings': trenteSettingsEn,
  'trente-room': trenteRoomEn,
  'trente-table': trenteTableEn,
  'trente-told': trenteToldEn,
} satisfies Messages

/** Every text by area and key, as the Italian files have them; the English ones have the same. */
export type Messages = typeof it

/** The texts that a page is given: all but those of printed paper. */
export type ScreenMessages = Omit<Messages, 'print'>

/** All texts of screens and papers by area, in one language. On the server only: pages pass on what they need. */
export const messagesFor = (locale: Locale): Messages => (locale === 'en' ? en : it)

/** The texts of the screens: all except those of printed papers. */
export function screenMessages(locale: Locale): ScreenMessages {
  const { print: _paper, ...screens } = messagesFor(locale)
  return screens
}

/** The texts of these areas of the screens. */
export function textsOf(
  locale: Locale,
  areas: readonly (keyof ScreenMessages)[],
): Partial<ScreenMessages> {
  const screens = screenMessages(locale)
  return Object.fromEntries(areas.map((area) => [area, screens[area]]))
}
