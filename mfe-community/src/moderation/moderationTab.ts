import { CASE_HOLDERS, CASE_TASKS, type CaseQuery, MODERATED_KINDS } from 'shared-contract'

/** The selected tab, in the URL as `?tab=log`. */
export type ModerationTab = 'queue' | 'log'

export function tabOf(search: URLSearchParams): ModerationTab {
	return search.get('tab') === 'log' ? 'log' : 'queue'
}

/** The filters of the queue in the URL, without unknown values. */
export function filtersOf(search: URLSearchParams): Omit<CaseQuery, 'after'> {
	const chosen = <Value extends string>(name: string, values: readonly Value[]) =>
		values.find((value) => value === search.get(name))
	const kind = chosen('kind', MODERATED_KINDS)
	const holder = chosen('holder', CASE_HOLDERS)
	const task = chosen('task', CASE_TASKS)
	return { ...(kind && { kind }), ...(holder && { holder }), ...(task && { task }) }
}
