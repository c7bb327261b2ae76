/** The ids of the titles that are selected for a change of all of them. */
export type Selected = ReadonlySet<number>

/** Sets the selection from the present one; undefined while nothing is being selected. */
export type ChangeSelection = (change: (selected?: Selected) => Selected | undefined) => void

/** Selects further titles. */
export function adding(ids: readonly number[]) {
	return (selected: Selected = new Set()): Selected => new Set([...selected, ...ids])
}

/** Selects a title, or no longer. */
export function toggling(id: number) {
	return (selected: Selected = new Set()): Selected =>
		selected.has(id) ? new Set([...selected].filter((each) => each !== id)) : adding([id])(selected)
}

/** Ends the selection. */
export const ending = (): undefined => undefined
