import { jest } from '@jest/globals'

interface Tab {
	onmessage: ((event: { data: unknown }) => void) | undefined
}

const tabs: Tab[] = []
const saved = new Set<number>()

/** A BroadcastChannel between the tabs of the test. */
class Channel implements Tab {
	onmessage: Tab['onmessage']

	constructor() {
		tabs.push(this)
	}

	addEventListener(_: 'message', listener: NonNullable<Tab['onmessage']>) {
		this.onmessage = listener
	}

	postMessage(data: unknown) {
		for (const tab of tabs) if (tab !== this) tab.onmessage?.({ data: structuredClone(data) })
	}
}

beforeAll(() => {
	Object.assign(globalThis, {
		BroadcastChannel: Channel,
		fetch: async (address: string, { method }: RequestInit = {}) => {
			const id = Number(/saved\/(\d+)/.exec(address)?.[1])
			if (method === 'PUT') saved.add(id)
			if (method === 'DELETE') saved.delete(id)
			const member = {
				id: '00000000-0000-4000-8000-000000000001',
				username: 'Bia',
				avatarUrl: '/a.svg',
				role: 'member',
			}
			const body = /login/.test(address)
				? { user: member, token: 'a'.repeat(43) }
				: /saved$/.test(address)
					? { titleIds: [...saved].map(String) }
					: { done: true }
			return { status: 200, text: async () => JSON.stringify(body) }
		},
	})
})

/** Opens another tab: its own modules, the same server. */
async function openTab() {
	jest.resetModules()
	const tab = await import('./index.ts')
	await tab.signIn('bia@example.org', 'x')
	return tab
}

test('a saved title is synchronised between tabs', async () => {
	const [one, other] = [await openTab(), await openTab()]
	await one.toggleSaved(7)
	expect([...other.$saved.get()]).toEqual([7])
	await other.toggleSaved(7)
	expect([...one.$saved.get()]).toEqual([])
})
