import { route } from '../route.ts'
import { array, object, type Static, string } from '../schema.ts'

/** Rows of the home page, by their ids: a name such as `popular`, or the slice and the module of a widget. */
const rows = array(string({ minLength: 1, maxLength: 100 }), { maxItems: 50 })

/** How a member arranges their home page. A row that `order` does not name stays behind the row that it follows by default. */
export const HomeLayout = object({ order: rows, hidden: rows })
export type HomeLayout = Static<typeof HomeLayout>

export const homeLayoutRoute = route('GET', '/api/account/home', {
	session: 'needed',
	summary: 'How the member arranges the rows of the home page; empty lists for the default',
	tag: 'account',
	answer: HomeLayout,
})

export const setHomeLayoutRoute = route('PUT', '/api/account/home', {
	summary: 'Arranges the rows of the home page',
	tag: 'account',
	body: HomeLayout,
	answer: HomeLayout,
})
