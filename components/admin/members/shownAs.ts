/** The text of each way in which the board shows a member. */
export const SHOWN_AS = {
  name: 'members.showName',
  alias: 'members.showAlias',
  hidden: 'members.showHidden',
} as const
