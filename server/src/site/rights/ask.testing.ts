import type { LightMyRequestResponse } from 'fastify'
import { ROUTES } from 'shared-contract/api'
import { BODIES, FILES } from './bodies.testing.ts'
import type { Fixtures } from './fixtures/fixtures.testing.ts'
import type { Place, Site } from './fixtures/place.testing.ts'
import type { Right } from './readRights.testing.ts'
import { routeOf } from './routeOf.testing.ts'

/** Whether a request is about the things of the world, or about some that are not there. */
export type Presence = 'there' | 'absent'

/** Asks what a row asks, as who stands above a column. */
export async function ask(
	site: Site,
	fixtures: Fixtures,
	right: Right,
	column: string,
	presence: Presence,
): Promise<LightMyRequestResponse> {
	const { headers, payload } = bodyOf(fixtures, right, column, presence)
	return site.app.inject({
		method: right.method as 'GET',
		url: resolvePlaces(fixtures, right.path, column, presence, encodeURIComponent),
		headers: { ...fixtures.people.headersOf(column), ...headers },
		...(payload === undefined ? {} : { payload }),
	})
}

/** A text of the table with the ids of what it names. */
export function resolvePlaces(
	fixtures: Fixtures,
	text: string,
	column: string,
	presence: Presence,
	write: (id: string) => string = (id) => id,
): string {
	return text.replace(/\{([^}]+)\}/g, (_whole, name: string) => {
		const place = fixtures.places.get(name)
		if (!place) throw new Error(`there is no place {${name}}: add it to rights/fixtures`)
		return write(presence === 'absent' ? place.absent : idOf(place, column))
	})
}

const idOf = ({ there }: Place, column: string) => (typeof there === 'string' ? there : there(column))

interface Body {
	headers?: Record<string, string>
	payload?: object
}

function bodyOf(fixtures: Fixtures, right: Right, column: string, presence: Presence): Body {
	const route = routeOf(right, ROUTES)
	if (!route?.body) return {}
	const name = `${route.method} ${route.path}`
	const file = FILES[name]
	if (file) return { headers: { 'content-type': file.type }, payload: file.bytes }
	const body = BODIES[name]
	if (!body) throw new Error(`"${name}" takes a body: add one to rights/bodies.ts`)
	return { payload: body({ subject: right.subject ? resolvePlaces(fixtures, right.subject, column, presence) : '' }) }
}
