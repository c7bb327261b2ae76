import { studioPageRoute } from 'shared-contract'
import { call } from 'shared-state'
import { entityLoader } from '../entity/entityLoader.ts'
import { parseStudioQuery } from './studioQuery.ts'

export { StudioPage as Component } from './StudioPage.tsx'

export const loader = entityLoader('studio', (id, search, signal) => {
	const { role, format, sort, page } = parseStudioQuery(search)
	const query = { ...(role && { role }), ...(format && { format }), ...(sort && { sort }), page }
	return call(studioPageRoute, { params: { id }, query }, { signal })
})
