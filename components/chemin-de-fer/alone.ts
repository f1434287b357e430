import { chemin } from '@/rules/chemin-de-fer/decider'
import { tellsOfEvent } from '@/rules/chemin-de-fer/sentences'
import { viewOf } from '@/rules/chemin-de-fer/views/view'
import { changesCashOf } from '@/rules/float/05-limits/section'
import { postRules } from '../live/alone/alone'

export const alone = postRules({ decider: chemin, viewOf, tellsOf: tellsOfEvent, changesCashOf })
