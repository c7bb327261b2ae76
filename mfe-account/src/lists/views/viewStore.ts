import {
	editViewRoute,
	removeViewRoute,
	restoreViewRoute,
	type SavedView,
	savedViewsRoute,
	saveViewRoute,
	type ViewEdit,
	type ViewWriting,
} from 'shared-contract'
import { type ActionOutcome, act, call } from 'shared-state'
import { createRemote } from 'shared-state/remote'

export type ViewStore = ReturnType<typeof createViews>

const stores = new Map<string, ViewStore>()

/** The views of a member as a reader may see them: one store for all pages of that reader. */
export function viewsOf(username: string, reader: string): ViewStore {
	const key = JSON.stringify([username, reader])
	const store = stores.get(key) ?? createViews(username)
	stores.set(key, store)
	return store
}

function createViews(username: string) {
	const views = createRemote<readonly SavedView[]>(async () => {
		const outcome = await call(savedViewsRoute, { params: { username } })
		return outcome.state === 'done' ? { state: 'done', answer: outcome.answer.views } : outcome
	})
	const put = (view: SavedView) =>
		views.update((all) =>
			[...all.filter(({ id }) => id !== view.id), view].toSorted((one, other) => one.name.localeCompare(other.name)),
		)
	const shown = (outcome: ActionOutcome<{ view: SavedView }>) => {
		if (outcome.state === 'done') put(outcome.answer.view)
		return outcome
	}
	const paramsOf = ({ id }: SavedView) => ({ params: { viewId: id } })
	return {
		$state: views.$state,
		load: views.load,
		save: async (writing: ViewWriting) => shown(await act(saveViewRoute, { body: writing })),
		edit: async (view: SavedView, edit: ViewEdit) => shown(await act(editViewRoute, { ...paramsOf(view), body: edit })),
		remove: (view: SavedView) =>
			views.write(
				(all) => all.filter(({ id }) => id !== view.id),
				() => act(removeViewRoute, paramsOf(view)),
			),
		restore: async (view: SavedView) => shown(await act(restoreViewRoute, paramsOf(view))),
	}
}
