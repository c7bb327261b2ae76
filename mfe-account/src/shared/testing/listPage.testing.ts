import { act } from '@testing-library/react'
import type { ClientFrame, CustomListItem, CustomListPage, ServerFrame } from 'shared-contract'
import { aTitle } from './entries.testing.ts'

/** A title of a list, with the name `Obra <id>`. */
export const aListItem = (id: number, more: Partial<CustomListItem> = {}): CustomListItem => ({
	...aTitle(id),
	text: '',
	addedBy: 'Bia',
	...more,
})

/** The list “Chuva” of Bia, as she reads it, with the values of the test. */
export const aListPage = (more: Partial<CustomListPage> = {}): CustomListPage => ({
	list: { id: 'cl1', title: 'Chuva', description: '', isPublic: true, count: 2, covers: [] },
	isOwn: true,
	owner: 'Bia',
	role: 'owner',
	isInvited: false,
	isFollowed: false,
	followers: 0,
	hasComments: false,
	items: [],
	...more,
})

let latest: FakeSocket | undefined

class FakeSocket {
	static readonly OPEN = 1
	readonly readyState = FakeSocket.OPEN
	onopen?: () => void
	onmessage?: (event: { data: string }) => void

	constructor() {
		latest = this
		queueMicrotask(() => this.onopen?.())
	}

	send(text: string) {
		const frame: ClientFrame = JSON.parse(text)
		if (frame.type === 'hello') this.receive({ type: 'welcome', memberId: '1' })
		if (frame.type === 'watch') this.receive({ type: 'watching', topics: frame.topics })
	}

	close() {}

	receive(frame: ServerFrame) {
		this.onmessage?.({ data: JSON.stringify(frame) })
	}
}

/** Replaces the WebSocket of pages by one without a server. */
export function fakeLive(): void {
	Object.assign(globalThis, { WebSocket: FakeSocket })
}

/** A frame that the server sends. */
export async function receiveFrame(frame: ServerFrame): Promise<void> {
	await act(async () => latest?.receive(frame))
}
