import { FIRST_EVENING_CHANGEUR, LOST_VALLETTO } from './stories/changeur'
import { WHOLE_EVENING, WRONG_COUNT } from './stories/desk'
import { DISPUTE } from './stories/dispute'
import { FIRST_EVENING_DEPUTATO } from './stories/first-evening-deputato'
import { FIRST_EVENING_SECRETARY } from './stories/first-evening-secretary'
import { FIRST_EVENINGS_TABLETS } from './stories/first-evening-tablets'
import { LAST_COLPO } from './stories/last-colpo'
import { LOST_LINE } from './stories/lost-line'
import { AWAY_AND_BACK, FIRST_EVENING_MEMBER } from './stories/member'
import { SUIVI } from './stories/suivi'
import { WATCHED } from './stories/watched'
import type { Story } from './story'

/** Every story, in the order in which they are offered. */
export const STORIES: readonly Story[] = [
  WATCHED,
  ...[FIRST_EVENING_MEMBER, AWAY_AND_BACK],
  ...[FIRST_EVENING_SECRETARY, WRONG_COUNT, WHOLE_EVENING],
  ...[...FIRST_EVENINGS_TABLETS, LOST_LINE, SUIVI],
  ...[FIRST_EVENING_CHANGEUR, LOST_VALLETTO],
  LAST_COLPO,
  ...[FIRST_EVENING_DEPUTATO, DISPUTE],
]

export const findStory = (name: string): Story | undefined =>
  STORIES.find((story) => story.name === name)
