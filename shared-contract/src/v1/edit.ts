import { EditParams, editRoute, editStartRoute } from '../catalogue/revision.ts'
import { route } from '../route.ts'
import { array, object, string } from '../schema.ts'

export const apiEditStartRoute = route('GET', '/api/v1/edits/:entity/:id', {
	summary: 'The texts of a title, episode, person, character or studio that can be edited, as they stand',
	tag: editStartRoute.tag,
	params: EditParams,
	answer: object({ values: array(object({ field: string(), value: string() })) }),
})

export const apiEditRoute = route('POST', '/api/v1/edits/:entity/:id', {
	summary:
		'Edits one of them in the name of the member; an edit by a new member waits for a moderator. 409 with `conflicts` where a field no longer is as it was read. Scope: catalogue:write',
	tag: editRoute.tag,
	params: EditParams,
	body: editRoute.body,
	answer: editRoute.answer,
})
