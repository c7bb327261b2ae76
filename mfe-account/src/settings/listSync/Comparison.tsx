import type { SyncComparison, SyncService } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { color, Meta, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { ChangeTable } from './ChangeTable.tsx'
import { SERVICES } from './listSyncStore.ts'
import { syncTranslations } from './syncTranslations.ts'

const Counts = styled.dl`
	display: flex;
	flex-wrap: wrap;
	gap: ${space[3]} ${space[6]};
	div { display: flex; flex-direction: column-reverse; }
	dt { font-size: ${size.sm}; color: ${color.muted}; }
	dd { font-size: ${size.xl}; font-weight: 700; font-variant-numeric: tabular-nums; }
`
const COUNTS = ['here', 'there', 'conflicts', 'same', 'unknownHere', 'unknownThere', 'private'] as const

interface ComparisonProps {
	comparison: SyncComparison
	service: SyncService
}

/** What a sync would change on each side, before it is switched on. */
export function Comparison({ comparison, service }: ComparisonProps) {
	const t = useTranslations(syncTranslations)
	const formats = useFormats()
	const name = { service: SERVICES[service] }
	const { changes, here, there } = comparison
	const hidden = here + there - changes.length
	return (
		<>
			<h3>{t('sync.comparison')}</h3>
			<Counts>
				{COUNTS.filter((count) => comparison[count] > 0 || count === 'here' || count === 'there').map((count) => (
					<div key={count}>
						<dt>{t(`sync.count.${count}`, name)}</dt>
						<dd>{formats.number(comparison[count])}</dd>
					</div>
				))}
			</Counts>
			<Meta as="p">{t('sync.rules', name)}</Meta>
			{changes.length === 0 ? (
				<p>{t('sync.comparison.same')}</p>
			) : (
				<ChangeTable label={t('sync.comparison')} changes={changes} service={service} />
			)}
			{hidden > 0 && <Meta as="p">{t('sync.comparison.more', { count: hidden })}</Meta>}
		</>
	)
}
