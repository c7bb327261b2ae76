import { personPageRoute } from 'shared-contract'
import { call } from 'shared-state'
import { entityLoader } from '../entity/entityLoader.ts'

export { PersonPage as Component } from './PersonPage.tsx'

export const loader = entityLoader('person', (id, _query, signal) =>
	call(personPageRoute, { params: { id } }, { signal }),
)
