import { MISSING_FIELDS, MISSING_PAGE_SIZE, MissingTitle } from '../catalogue/missing.ts'
import { route } from '../route.ts'
import { array, integer, object, oneOf, optional } from '../schema.ts'

export const ownMissingRoute = route('GET', '/api/missing/:field/own', {
	summary: `${MISSING_PAGE_SIZE} titles that whoever asks completed and that lack a field, the latest completed first`,
	tag: 'catalogue',
	params: object({ field: oneOf(MISSING_FIELDS) }),
	query: object({ page: optional(integer({ minimum: 1, maximum: 400 })) }),
	answer: object({ items: array(MissingTitle) }),
})
