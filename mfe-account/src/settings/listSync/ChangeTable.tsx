import { Link } from 'react-router-dom'
import { type SyncChange, type SyncRecord, type SyncService, titlePath } from 'shared-contract'
import { useFormats, useTitleName, useTranslations } from 'shared-i18n'
import { Badge, Cluster, color, from, Meta, size, space, VisuallyHidden } from 'shared-ui'
import { styled } from 'styled-components'
import { SERVICES } from './listSyncStore.ts'
import { syncTranslations } from './syncTranslations.ts'

const Table = styled.table`
	width: 100%;
	border-collapse: collapse;
	th, td { padding: ${space[3]} 0; vertical-align: top; text-align: start; }
	th { font-weight: 650; overflow-wrap: anywhere; }
	th p { font-weight: 400; }
	tr { border-top: 1px solid ${color.line}; }
	thead tr { border: 0; }
	thead th { padding-top: 0; font-size: ${size.sm}; color: ${color.muted}; }
	ul { display: grid; gap: ${space[1]}; font-variant-numeric: tabular-nums; }
	/* On phones the changes stand below the title. */
	thead { position: absolute; clip-path: inset(50%); }
	tr, tbody, th, td { display: block; }
	td { padding-top: 0; }
	${from.phone} {
		thead { position: static; clip-path: none; }
		tr { display: table-row; }
		tbody { display: table-row-group; }
		th, td { display: table-cell; padding-top: ${space[3]}; }
		td:not(:last-child), th:not(:last-child) { padding-right: ${space[4]}; }
		tbody th { width: 38%; }
	}
`

interface ChangeTableProps {
	label: string
	changes: readonly (SyncChange | SyncRecord)[]
	service: SyncService
}

/** Changes that a sync would make, or made: the title, the side, and each field from one value to the other. */
export function ChangeTable({ label, changes, service }: ChangeTableProps) {
	const t = useTranslations(syncTranslations)
	const formats = useFormats()
	const nameOf = useTitleName()
	const side = { here: t('sync.side.here'), there: SERVICES[service] }

	function textOf({ title }: SyncChange, field: SyncChange['fields'][number]['field'], value: string | null) {
		if (value === null || value === '') return t('sync.value.none')
		if (field === 'status') return t(`listTabs.${title.kind}.${value as 'current'}`)
		return field === 'startedOn' || field === 'finishedOn' ? formats.date(value) : value
	}

	return (
		<Table>
			<caption>
				<VisuallyHidden>{label}</VisuallyHidden>
			</caption>
			<thead>
				<tr>
					<th scope="col">{t('sync.column.title')}</th>
					<th scope="col">{t('sync.column.side')}</th>
					<th scope="col">{t('sync.column.fields')}</th>
				</tr>
			</thead>
			<tbody>
				{changes.map((change) => (
					<tr key={'id' in change ? change.id : `${change.title.id} ${change.side}`}>
						<th scope="row">
							<Link to={titlePath(change.title)}>{nameOf(change.title)}</Link>
							{'at' in change && <Meta as="p">{formats.ago(change.at)}</Meta>}
						</th>
						<td>
							<Cluster>
								<Badge>{side[change.side]}</Badge>
								{change.isNew && <Badge $tone="live">{t('sync.new')}</Badge>}
								{'result' in change && change.result !== 'done' && (
									<Badge $tone="danger">{t(`sync.result.${change.result}`)}</Badge>
								)}
							</Cluster>
						</td>
						<td>
							<ul>
								{change.fields
									// Of a new entry only what it says.
									.filter(({ to }) => !change.isNew || (to !== null && to !== '0'))
									.map(({ field, from: before, to, isConflict }) => (
										<li key={field}>
											<Meta>{t(`sync.field.${field}`)}</Meta> {!change.isNew && `${textOf(change, field, before)} → `}
											<strong>{textOf(change, field, to)}</strong>{' '}
											{isConflict && !change.isNew && <Badge>{t('sync.conflict')}</Badge>}
										</li>
									))}
							</ul>
						</td>
					</tr>
				))}
			</tbody>
		</Table>
	)
}
