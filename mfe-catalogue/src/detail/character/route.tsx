import { characterPageRoute } from 'shared-contract'
import { call } from 'shared-state'
import { entityLoader } from '../entity/entityLoader.ts'

export { CharacterPage as Component } from './CharacterPage.tsx'

export const loader = entityLoader('character', (id, _query, signal) =>
	call(characterPageRoute, { params: { id } }, { signal }),
)
