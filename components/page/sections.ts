import type { HouseRole } from '@/rules/kernel/decider'

/** A section of the house; no roles means every member. */
export interface Section {
  path: string
  key: 'tonight' | 'evenings' | 'season' | 'regulation' | 'desk' | 'deputato' | 'admin'
  for?: readonly HouseRole[]
}

const SECTIONS: readonly Section[] = [
  { path: '', key: 'tonight' },
  { path: '/serate', key: 'evenings' },
  { path: '/stagione', key: 'season' },
  { path: '/regolamento', key: 'regulation' },
  { path: '/segreteria', key: 'desk', for: ['segretario', 'amministratore'] },
  { path: '/deputato', key: 'deputato', for: ['deputato'] },
  { path: '/amministrazione', key: 'admin', for: ['amministratore'] },
]

/** The sections that these roles see in the header; null for a visitor, who sees the regulation alone. */
export const sectionsFor = (roles: readonly HouseRole[] | null): readonly Section[] =>
  roles === null
    ? SECTIONS.filter(({ key }) => key === 'regulation')
    : SECTIONS.filter((one) => !one.for || one.for.some((role) => roles.includes(role)))
