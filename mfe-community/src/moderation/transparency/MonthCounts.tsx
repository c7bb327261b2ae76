import { SMALLEST_COUNT, type TransparencyMonth } from 'shared-contract'
import { common, useFormats, useTranslations } from 'shared-i18n'
import { color, Panel, Stack, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { moderationTranslations } from '../moderationTranslations.ts'

const Table = styled.table`
	width: 100%;
	border-collapse: collapse;
	font-size: ${size.sm};
	caption { padding-block: ${space[2]}; text-align: start; font-weight: 600; }
	th, td { padding: ${space[1]} 0; border-top: 1px solid ${color.line}; text-align: start; font-weight: 400; }
	td { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
`

/** The counts of a month. */
export function MonthCounts({ month }: { month: TransparencyMonth }) {
	const t = useTranslations(moderationTranslations)
	const shared = useTranslations(common)
	const formats = useFormats()
	const figure = (count: number | null) => (count === null ? `<${SMALLEST_COUNT}` : formats.number(count))
	const reports = month.reports.map(({ kind, reason, count }): [string, string] => [
		`${t(`moderation.kind.${kind}`)} · ${shared(`report.reason.${reason}`)}`,
		figure(count),
	])
	const actions = month.actions.map(({ kind, action, count }): [string, string] => [
		`${t(`moderation.kind.${kind}`)} · ${t(`transparency.action.${action}`)}`,
		figure(count),
	])
	const hours =
		month.medianHours === null
			? t('transparency.median.none')
			: t('transparency.median.hours', { hours: formats.number(month.medianHours) })
	const rest: [string, string][] = [
		[t('transparency.appeals'), figure(month.appeals)],
		[t('transparency.median'), hours],
	]
	return (
		<Panel as="section">
			<Stack>
				<h2>{formats.date(month.month, 'long')}</h2>
				{reports.length > 0 && <Counts caption={t('transparency.reports')} rows={reports} />}
				{actions.length > 0 && <Counts caption={t('transparency.actions')} rows={actions} />}
				<Counts caption={t('transparency.rest')} rows={rest} />
			</Stack>
		</Panel>
	)
}

function Counts({ caption, rows }: { caption: string; rows: readonly [label: string, figure: string][] }) {
	return (
		<Table>
			<caption>{caption}</caption>
			<tbody>
				{rows.map(([label, figure]) => (
					<tr key={label}>
						<th scope="row">{label}</th>
						<td>{figure}</td>
					</tr>
				))}
			</tbody>
		</Table>
	)
}
