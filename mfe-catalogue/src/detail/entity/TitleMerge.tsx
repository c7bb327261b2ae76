import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useMemo } from 'react'
import { FailurePanel, outcomeMessage } from 'shared-composition'
import { type MergeTitle, titleMergeRoute } from 'shared-contract'
import { common, useFormats, useTitleName, useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { createRemote } from 'shared-state/remote'
import { color, Meta, SkeletonText, Stack, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { entityTranslations } from './entityTranslations.ts'

const Sides = styled.table`
	width: 100%;
	border-collapse: collapse;
	font-size: ${size.sm};
	table-layout: fixed;
	overflow-wrap: anywhere;
	th, td {
		padding: ${space[2]};
		border-bottom: 1px solid ${color.line};
		text-align: start;
		vertical-align: top;
	}
	th[scope='row'] { font-weight: 400; color: ${color.muted}; }
`
const COUNTS = ['total', 'entries', 'votes', 'comments', 'reviews'] as const

interface TitleMergeProps {
	from: number
	/** Null until one is chosen. */
	into: number | null
	/** What follows where the merge is possible. */
	children: ReactNode
}

/** Two titles side by side, and what a merge does to them. */
export function TitleMerge({ from, into, children }: TitleMergeProps) {
	const t = useTranslations(entityTranslations)
	if (into === null) return <Meta as="p">{t('mergeTitle.pick')}</Meta>
	return (
		<Comparison from={from} into={into}>
			{children}
		</Comparison>
	)
}

/** What the server says of the two, or why it refuses to merge them. */
async function readMerge(from: number, into: number) {
	const outcome = await call(titleMergeRoute, { params: { id: String(from), into: String(into) } })
	if (outcome.state === 'done') return { ...outcome, answer: { titles: outcome.answer } }
	if (outcome.state !== 'refused') return outcome
	return { state: 'done' as const, answer: { titles: null, refusal: outcomeMessage(outcome) } }
}

function Comparison({ from: fromId, into: intoId, children }: TitleMergeProps & { into: number }) {
	const t = useTranslations(entityTranslations)
	const nameOf = useTitleName()
	const titles = useMemo(() => createRemote(() => readMerge(fromId, intoId)), [fromId, intoId])
	const state = useStore(titles.$state)
	useEffect(() => void titles.load(), [titles])
	if (state.state === 'loading') return <SkeletonText lines={6} />
	if (state.state === 'failed') return <FailurePanel title={t('mergeTitle.failed')} onRetry={titles.load} />
	if (state.value.titles === null) return <p role="alert">{state.value.refusal}</p>
	const { from, into, both } = state.value.titles
	return (
		<Stack>
			<SideBySide from={from} into={into} />
			<Meta as="p">{t('mergeTitle.moves', { name: nameOf(from), other: nameOf(into) })}</Meta>
			{both > 0 && <Meta as="p">{t('mergeTitle.both', { count: both })}</Meta>}
			{children}
		</Stack>
	)
}

function SideBySide({ from, into }: Record<'from' | 'into', MergeTitle>) {
	const t = useTranslations(entityTranslations)
	const shared = useTranslations(common)
	const formats = useFormats()
	const nameOf = useTitleName()
	const count = (value: number | null) => (value === null ? '–' : formats.number(value))
	const rows: [label: string, of: (title: MergeTitle) => ReactNode][] = [
		[t('mergeTitle.name'), nameOf],
		[t('mergeTitle.format'), ({ format }) => shared(`format.${format}`)],
		[t('mergeTitle.year'), ({ year }) => year ?? '–'],
		...COUNTS.map((name): (typeof rows)[number] => [t(`mergeTitle.${name}`), (title) => count(title[name])]),
	]
	return (
		<Sides aria-label={t('mergeTitle.compare')}>
			<thead>
				<tr>
					<td />
					<th scope="col">{t('mergeTitle.from')}</th>
					<th scope="col">{t('mergeTitle.stays')}</th>
				</tr>
			</thead>
			<tbody>
				{rows.map(([label, of]) => (
					<tr key={label}>
						<th scope="row">{label}</th>
						<td>{of(from)}</td>
						<td>{of(into)}</td>
					</tr>
				))}
			</tbody>
		</Sides>
	)
}
