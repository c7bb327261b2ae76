import {
	answerListSyncRoute,
	compareListSyncRoute,
	endListSyncRoute,
	finishListSyncRoute,
	listSyncRoute,
	type SyncService,
	type SyncState,
	startListSyncRoute,
	switchListSyncRoute,
} from 'shared-contract'
import { type ActionOutcome, act, call } from 'shared-state'
import { createRemote } from 'shared-state/remote'

export type ListSyncStore = ReturnType<typeof createListSync>

/** The names of the services, which no language translates. */
export const SERVICES: Record<SyncService, string> = { anilist: 'AniList', mal: 'MyAnimeList' }

/** Creates the store of the member's syncs. Each change loads them again. */
export function createListSync() {
	const panel = createRemote<{ items: SyncState[] }>(() => call(listSyncRoute, {}))

	async function change<Answer>(outcome: ActionOutcome<Answer>): Promise<ActionOutcome<Answer>> {
		if (outcome.state === 'done') await panel.refresh()
		return outcome
	}

	return {
		...panel,
		/** Opens the service's page of consent, which leads back to this section. */
		async connect(service: SyncService) {
			const outcome = await act(startListSyncRoute, { params: { service } })
			if (outcome.state === 'done') location.assign(outcome.answer.url)
			return outcome
		},
		finish: async (code: string, state: string) => change(await act(finishListSyncRoute, { body: { code, state } })),
		compare: (service: SyncService) => act(compareListSyncRoute, { params: { service } }),
		switchTo: async (service: SyncService, isOn: boolean) =>
			change(await act(switchListSyncRoute, { params: { service }, body: { isOn } })),
		answer: async (service: SyncService, titleId: number, choice: 'remove' | 'restore') =>
			change(await act(answerListSyncRoute, { params: { service, titleId: String(titleId) }, body: { choice } })),
		end: async (service: SyncService) => change(await act(endListSyncRoute, { params: { service } })),
	}
}
