import {
	addMediaServerRoute,
	forgetMediaSeriesRoute,
	type MediaProgram,
	type MediaSeries,
	type MediaServer,
	type MediaServers,
	mediaServersRoute,
	removeMediaServerRoute,
	renewMediaServerRoute,
	settleMediaSeriesRoute,
} from 'shared-contract'
import { type ActionOutcome, act, call } from 'shared-state'
import { createRemote } from 'shared-state/remote'
import { withStepUp } from '../../auth/stepUp/withStepUp.ts'

export type MediaServersStore = ReturnType<typeof createMediaServers>

/** What a season of a media server is: a title and what is added to the number, or null to ignore it. */
export type SeriesChoice = { titleId: number; offset: number } | null

/** Creates the store of the member's media servers. Each change loads the whole panel again. */
export function createMediaServers() {
	const panel = createRemote<MediaServers>(() => call(mediaServersRoute, {}))

	async function change<Answer>(outcome: ActionOutcome<Answer>): Promise<ActionOutcome<Answer>> {
		if (outcome.state === 'done') await panel.load()
		return outcome
	}

	return {
		...panel,
		add: async (body: { program: MediaProgram; userName: string }) =>
			change(await withStepUp(() => act(addMediaServerRoute, { body }))),
		renew: async ({ id }: MediaServer) =>
			change(await withStepUp(() => act(renewMediaServerRoute, { params: { id } }))),
		remove: async ({ id }: MediaServer) => change(await act(removeMediaServerRoute, { params: { id } })),
		settle: async ({ id }: MediaSeries, choice: SeriesChoice) =>
			change(await act(settleMediaSeriesRoute, { params: { id }, body: choice ?? { titleId: null, offset: 0 } })),
		forget: async ({ id }: MediaSeries) => change(await act(forgetMediaSeriesRoute, { params: { id } })),
	}
}
