import type { EntryChange, SyncService, SyncState } from 'shared-contract'
import { transferBench } from '../../library/transfer/transfer.testing.ts'
import { newMember, type TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { fakeAnilist } from './fakeAnilist.testing.ts'
import { fakeMal } from './fakeMal.testing.ts'
import { servicesOf } from './services/index.ts'
import { syncDue } from './syncDue.ts'

export const SYNC_SETTINGS = {
	SITE_DEMO: 'false',
	SITE_URL: 'http://niouka.example',
	ANILIST_CLIENT_ID: 'niouka',
	ANILIST_CLIENT_SECRET: 'secret',
	MAL_CLIENT_ID: 'niouka',
	MAL_CLIENT_SECRET: 'secret',
}

/** A site with both services, which listen on this machine, and helpers for tests of syncs. */
export function syncBench() {
	const environment: Record<string, string> = { ...SYNC_SETTINGS }
	let services: ReturnType<typeof servicesOf> | undefined
	const fakes = { anilist: fakeAnilist(), mal: fakeMal() }
	beforeAll(async () => {
		environment.ANILIST_BASE_URL = await fakes.anilist.listen()
		environment.MAL_BASE_URL = await fakes.mal.listen()
	})
	const site = testSite({ environment, seed: async () => {} })
	// The clock begins again in each test, so syncs of former ones must not be due.
	beforeEach(async () => {
		await site.db.deleteFrom('list_sync').execute()
		services = undefined
		for (const fake of Object.values(fakes)) {
			fake.clock = site.clock
			Object.assign(fake, { isAway: false, faults: [], perMinute: Number.POSITIVE_INFINITY, requests: 0 })
			fake.writes.length = 0
			for (const list of Object.values(fake.lists)) list.clear()
		}
	})
	afterAll(async () => {
		await Promise.all(Object.values(fakes).map((fake) => fake.close()))
	})
	const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH', path: string, by?: TestMember, payload?: object) =>
		site.app.inject({ method, url: `/api/${path}`, ...(by && { headers: by.headers }), ...(payload && { payload }) })

	const bench = {
		site,
		fakes,
		send,
		addTitle: transferBench(site).addTitle,
		/** Connects a member by way of the page of consent. */
		async connect(by: TestMember, service: SyncService) {
			const started = await send('POST', `list-sync/${service}/start`, by)
			const url = new URL(started.json().url)
			const cookie = started.cookies.find(({ name }) => name.startsWith('niouka_sync'))
			return site.app.inject({
				method: 'POST',
				url: '/api/list-sync/finish',
				headers: { ...by.headers, cookie: `${by.headers.cookie}; ${cookie?.name}=${cookie?.value}` },
				payload: { code: fakes[service].consent(url), state: url.searchParams.get('state') },
			})
		},
		/** A member whose sync is on. */
		async synced(service: SyncService) {
			const member = await newMember(site.app)
			await bench.connect(member, service)
			await send('PUT', `list-sync/${service}`, member, { isOn: true })
			return member
		},
		edit: async (by: TestMember, titleId: number, change: EntryChange) => {
			const answer = await send('PATCH', `list/${titleId}`, by, change)
			if (answer.statusCode !== 200) throw new Error(answer.body)
		},
		entry: async (by: TestMember, titleId: number) => (await send('GET', `list/${titleId}`, by)).json().entry,
		/** Lets time pass, and runs the syncs that are due then. */
		async run(minutes = 6) {
			services ??= servicesOf(site.context.settings, () => site.clock.now)
			bench.pass(minutes * 60)
			await syncDue(site.context, services, () => true)
		},
		pass(seconds: number) {
			site.clock.now = new Date(site.clock.now.getTime() + seconds * 1000)
		},
		async state(by: TestMember, service: SyncService): Promise<SyncState> {
			const { items } = (await send('GET', 'list-sync', by)).json()
			return items.find((item: SyncState) => item.service === service)
		},
	}
	return bench
}
