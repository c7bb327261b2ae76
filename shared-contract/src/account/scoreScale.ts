import { SCORE_SCALES } from '../catalogue/scoreScale.ts'
import { route } from '../route.ts'
import { object, oneOf } from '../schema.ts'
import { Done } from './session.ts'

export const setScoreScaleRoute = route('PUT', '/api/account/score-scale', {
	summary: 'Chooses how the member gives and reads scores. No score changes',
	tag: 'account',
	body: object({ scale: oneOf(SCORE_SCALES) }),
	answer: Done,
})
