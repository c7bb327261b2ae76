import { Done } from '../account/session.ts'
import { route } from '../route.ts'
import { array, object, string } from '../schema.ts'

export const savedRoute = route('GET', '/api/saved', {
	summary: 'The ids of the viewer’s saved titles',
	tag: 'account',
	answer: object({ titleIds: array(string()) }),
})

const SavedParams = object({ titleId: string({ pattern: '^[1-9][0-9]{0,15}$' }) })

export const saveTitleRoute = route('PUT', '/api/saved/:titleId', {
	summary: 'Puts a title on the list of the member',
	tag: 'account',
	params: SavedParams,
	answer: Done,
})

export const unsaveTitleRoute = route('DELETE', '/api/saved/:titleId', {
	summary: 'Takes a title off the list of the member',
	tag: 'account',
	params: SavedParams,
	answer: Done,
})
