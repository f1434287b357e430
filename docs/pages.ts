import { regulationPage } from './generate-regulation'
import { securityPage } from './generate-security'

/** Pages that are made of the code, by their file in this folder; a test says that each is fresh. */
export const PAGES: Readonly<Record<string, () => string>> = {
  'regulation.md': regulationPage,
  'security.md': securityPage,
}
