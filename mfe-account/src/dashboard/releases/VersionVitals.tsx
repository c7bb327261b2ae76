import { type Channel, GOOD_VITALS, type ReleaseSummary, type ReleaseVital, VITALS, type Vital } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { color, Meta, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { detailTranslations } from './detailTranslations.ts'

const Vitals = styled.details`
	overflow-x: auto;
	font-size: ${size.sm};
	summary { cursor: pointer; }
	table { width: 100%; margin-block: ${space[2]}; border-collapse: collapse; }
	th, td { padding: ${space[1]} ${space[3]} ${space[1]} 0; border-top: 1px solid ${color.line}; text-align: start; font-weight: 400; }
	thead th { border-top: 0; color: ${color.muted}; font-size: ${size.xs}; }
	td { font-variant-numeric: tabular-nums; white-space: nowrap; }
	[data-bad] strong { color: ${color.danger}; }
`

interface VersionVitalsProps {
	release: ReleaseSummary
	channel: Channel
	/** All versions of the slice. */
	versions: readonly ReleaseSummary[]
}

/** The web vitals of a version by screen, each beside that of the version that was live before it. */
export function VersionVitals({
	release: { version, vitals },
	channel: { current, back },
	versions,
}: VersionVitalsProps) {
	const t = useTranslations(detailTranslations)
	const lived = [current, ...back]
	// A version that was never live is compared with the current one.
	const name = lived[lived.indexOf(version) + 1]
	const before = versions.find((each) => each.version === name)
	const screens = [...new Set(vitals.map(({ screen }) => screen))]
	return (
		<Vitals>
			<summary>{t('vitals.title')}</summary>
			<table>
				<thead>
					<tr>
						<th scope="col">{t('vitals.screen')}</th>
						{VITALS.map((metric) => (
							<th key={metric} scope="col">
								{t(`vitals.${metric}`)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{screens.map((screen) => (
						<tr key={screen ?? ''}>
							<th scope="row">{screen ?? t('vitals.all')}</th>
							{VITALS.map((metric) => (
								<VitalCell key={metric} of={{ screen, metric }} vitals={vitals} before={before?.vitals} />
							))}
						</tr>
					))}
				</tbody>
			</table>
			<Meta as="p">
				{t('vitals.note')} {before && t('vitals.before', { version: before.version })}
			</Meta>
		</Vitals>
	)
}

interface VitalCellProps {
	of: { screen: string | null; metric: Vital }
	vitals: readonly ReleaseVital[]
	before: readonly ReleaseVital[] | undefined
}

function VitalCell({ of: { screen, metric }, vitals, before }: VitalCellProps) {
	const t = useTranslations(detailTranslations)
	const formats = useFormats()
	const find = (among: readonly ReleaseVital[] = []) =>
		among.find((each) => each.screen === screen && each.metric === metric)?.p75
	const text = (value: number) => {
		const number = formats.decimal(value, 2)
		return metric === 'CLS' ? number : t('vitals.seconds', { number })
	}
	const value = find(vitals)
	if (value === undefined) return <td>–</td>
	const old = find(before)
	return (
		<td data-bad={value > GOOD_VITALS[metric] || undefined}>
			<strong>{text(value)}</strong> {old !== undefined && `(${text(old)})`}
		</td>
	)
}
