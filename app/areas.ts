// Made by npm run copies.

/** The areas of the texts that any page may show. */
export const EVERY_PAGE = ['auth', 'common', 'errors'] as const

/** The further areas that each page may show, with everything that it loads later. */
export const PAGES = {
  '[club]/amministrazione': ['admin', 'bj-room', 'bj-settings', 'chemin-settings', 'desk', 'regulation', 'trente-room', 'trente-settings'],
  '[club]/deputato': ['banked', 'bj-room', 'bj-table', 'chemin-deputato', 'deputato', 'desk', 'regulation', 'table', 'trente-room', 'trente-table'],
  '[club]/entra/account': ['installed'],
  '[club]/massimario/[game]': ['bj-room', 'regulation', 'trente-room'],
  '[club]': ['banked', 'bj-room', 'bj-table', 'chemin-deputato', 'chemin-member', 'chemin-table', 'deputato', 'desk', 'float-room', 'installed', 'member', 'regulation', 'table', 'trente-room', 'trente-table'],
  '[club]/regolamento/[game]/[provision]': ['bj-room', 'regulation', 'trente-room'],
  '[club]/regolamento/[game]': ['bj-room', 'regulation', 'trente-room'],
  '[club]/regolamento': ['bj-room', 'regulation', 'trente-room'],
  '[club]/sala': ['bj-room', 'desk', 'float', 'float-papers', 'float-room', 'regulation', 'table', 'trente-room'],
  '[club]/segreteria': ['admin', 'banked', 'bj-room', 'bj-settings', 'bj-table', 'chemin-desk', 'chemin-settings', 'deputato', 'desk', 'float', 'float-papers', 'float-room', 'history', 'member', 'regulation', 'table', 'trente-room', 'trente-settings', 'trente-table'],
  '[club]/serate': ['bj-room', 'history', 'member', 'regulation', 'trente-room'],
  '[club]/sorteggio/[evening]/[table]': ['bj-room', 'regulation', 'trente-room'],
  '[club]/stagione': ['season'],
  '[club]/tabellone': ['banked', 'bj-room', 'bj-table', 'board', 'chemin-board', 'regulation', 'trente-room', 'trente-table'],
  '[club]/tavolo/entra': ['device'],
  '[club]/tavolo': ['banked', 'bj-room', 'bj-table', 'chemin-deputato', 'chemin-table', 'deputato', 'device', 'float', 'float-papers', 'float-post', 'regulation', 'table', 'trente-room', 'trente-table'],
  'verify/[club]/[hash]': ['history'],
} as const
