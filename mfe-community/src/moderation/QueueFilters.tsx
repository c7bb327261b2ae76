import { useSearchParams } from 'react-router-dom'
import { CASE_HOLDERS, CASE_TASKS, MODERATED_KINDS } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { space } from 'shared-ui'
import { Select } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { filtersOf } from './moderationTab.ts'
import { moderationTranslations } from './moderationTranslations.ts'

const ALL = 'all'

const Row = styled.div`
	display: grid;
	grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
	gap: ${space[3]};
`

/** The filters of the queue, which are in the address. */
export function QueueFilters() {
	const t = useTranslations(moderationTranslations)
	const [search, setSearch] = useSearchParams()
	const filters = filtersOf(search)
	const fields = {
		task: CASE_TASKS.map((value) => ({ value, label: t(`moderation.task.${value}`) })),
		kind: MODERATED_KINDS.map((value) => ({ value, label: t(`moderation.kind.${value}`) })),
		holder: CASE_HOLDERS.map((value) => ({ value, label: t(`moderation.holder.${value}`) })),
	}

	function choose(name: string, value: string) {
		const next = new URLSearchParams(search)
		if (value === ALL) next.delete(name)
		else next.set(name, value)
		setSearch(next, { replace: true, preventScrollReset: true })
	}

	return (
		<Row role="group" aria-label={t('moderation.filters')}>
			{(['task', 'kind', 'holder'] as const).map((name) => (
				<Select
					key={name}
					label={t(`moderation.filter.${name}`)}
					value={filters[name] ?? ALL}
					options={[{ value: ALL, label: t('moderation.filter.all') }, ...fields[name]]}
					onSelect={(value) => choose(name, value)}
				/>
			))}
		</Row>
	)
}
