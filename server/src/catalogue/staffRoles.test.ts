import { storedRole } from './staffRoles.ts'

test.each([
	['Story & Art', 'storyAndArt'],
	['Director ', 'director'],
	['Direção', 'director'],
	['Trilha sonora', 'music'],
	['key animation (eps 3, 5)', 'keyAnimation (eps 3, 5)'],
	['Theme Song Performance (OP)', 'themeSongPerformance (OP)'],
	['\u202aSeries Director\u202c', 'director'],
	['Character Design (Birdie (side B))', 'characterDesign (Birdie (side B))'],
	['Digital Paint (ep 2)', 'Digital Paint (ep 2)'],
])('the role %s is stored as %s', (named, stored) => expect(storedRole(named)).toBe(stored))
