// Made by npm run copies.

/** The areas of the texts that any page may show. */
export const EVERY_PAGE = ['auth', 'common', 'errors'] as const

/** The further areas that each page may show, with everything that it loads later. */
export const PAGES = {
  '[club]': ['installed', 'member'],
  '[club]/amministrazione': ['admin', 'desk', 'month'],
  '[club]/caso': ['odds', 'season'],
  '[club]/deputato': ['deputato', 'desk'],
  '[club]/entra/account': ['installed'],
  '[club]/massimario/[game]': ['regulation'],
  '[club]/prova': ['rehearsal'],
  '[club]/regolamento': ['regulation'],
  '[club]/regolamento/[game]': ['regulation'],
  '[club]/regolamento/[game]/[provision]': ['regulation'],
  '[club]/sala': ['float-room'],
  '[club]/segreteria': ['desk'],
  '[club]/serate': ['history'],
  '[club]/sorteggi': ['frequencies', 'odds', 'season'],
  '[club]/sorteggio/[evening]/[table]': ['regulation'],
  '[club]/stagione': ['season'],
  '[club]/tabellone': ['board'],
  '[club]/tavolo': ['device'],
  '[club]/tavolo/entra': ['device'],
  'verify/[club]/[hash]': ['history'],
} as const
