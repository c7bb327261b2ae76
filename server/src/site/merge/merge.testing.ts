import { sql } from 'kysely'
import { newMember, type SessionHeaders, type TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { makeBuilds } from '../host/builds.testing.ts'
import { FROM, INTO, insertTitles } from './everything.testing.ts'

const builds = await makeBuilds()

/** A site with the titles of a merge, two members and a moderator, for the tests of a file. */
export function mergeBench() {
	const site = testSite({ repository: builds.folder })
	afterAll(() => builds.remove())
	let people: { ana: TestMember; bia: TestMember; moderator: SessionHeaders }

	beforeEach(async () => {
		await insertTitles(site.db)
		people = {
			ana: await newMember(site.app),
			bia: await newMember(site.app),
			moderator: (await newMember(site.app, { role: 'moderator' })).headers,
		}
	})

	return {
		site,
		get people() {
			return people
		},
		merge: (from = FROM, into = INTO, headers: Record<string, string> = people.moderator) =>
			site.app.inject({ method: 'POST', url: `/api/titles/${from}/merge`, headers, payload: { into } }),
		get: async (path: string, headers: Record<string, string> = people.moderator) =>
			(await site.app.inject({ url: `/api/${path}`, headers })).json(),
		select: async (text: string) => (await sql.raw(text).execute(site.db)).rows,
	}
}
