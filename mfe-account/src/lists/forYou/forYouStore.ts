import { forYouRoute, interestedRoute, notInterestedRoute, type TitleSuggestion } from 'shared-contract'
import { act, call } from 'shared-state'
import { createRemote } from 'shared-state/remote'

interface Suggestions {
	items: readonly TitleSuggestion[]
	/** The ids of those that the member is not interested in. */
	hidden: ReadonlySet<number>
}

/** Creates the store of what a member may want to see next. */
export function createForYou() {
	const panel = createRemote<Suggestions>(async () => {
		const outcome = await call(forYouRoute, {})
		if (outcome.state !== 'done') return outcome
		return { state: 'done', answer: { items: outcome.answer.items, hidden: new Set() } }
	})

	function setHidden(id: number, isHidden: boolean) {
		panel.update(({ items, hidden: before }) => {
			const hidden = new Set(before)
			if (isHidden) hidden.add(id)
			else hidden.delete(id)
			return { items, hidden }
		})
	}

	/** Hides or shows a suggestion at once, and undoes that if it could not be stored. */
	async function store(id: number, isHidden: boolean) {
		setHidden(id, isHidden)
		const outcome = await act(isHidden ? notInterestedRoute : interestedRoute, { params: { titleId: String(id) } })
		if (outcome.state !== 'done' && outcome.state !== 'example') setHidden(id, !isHidden)
		return outcome
	}

	return {
		$state: panel.$state,
		load: panel.load,
		follow: panel.follow,
		reject: (id: number) => store(id, true),
		accept: (id: number) => store(id, false),
	}
}
