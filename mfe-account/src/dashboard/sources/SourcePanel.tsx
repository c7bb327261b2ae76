import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import { type CatalogueSource, runSourceRoute, type SourceRun, undoSourceRunRoute } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import { Button, Cluster, color, Meta, RefreshIcon, radius, Section, Stack, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { ConfirmAction } from '../releases/deferredParts.ts'
import { RunRow } from './RunRow.tsx'
import { sourceTranslations } from './sourceTranslations.ts'

/** A bordered list of runs. */
const RunList = styled.ul`
	border: 1px solid ${color.line};
	border-radius: ${radius.lg};
	background: ${color.surface};
	li { display: grid; gap: ${space[1]}; padding: ${space[3]} ${space[4]}; overflow-wrap: anywhere; }
	li + li { border-top: 1px solid ${color.line}; }
	details { font-size: ${size.sm}; color: ${color.muted}; }
	summary { cursor: pointer; width: fit-content; }
	code { font-size: ${size.xs}; }
`

const Place = styled(Meta)`
	overflow-wrap: anywhere;
`

/** A source: where it is, when it runs next, and its latest runs. */
export function SourcePanel({ source: { name, place, interval, nextAt, isAsked, runs } }: { source: CatalogueSource }) {
	const t = useTranslations(sourceTranslations)
	const formats = useFormats()
	const { revalidate } = useRevalidator()
	const [isAsking, setAsking] = useState(false)
	const [undone, setUndone] = useState<SourceRun>()
	const isRunning = runs[0]?.result === 'running'
	const next = isAsked ? t('sources.asked') : nextAt && t('sources.next', { when: formats.instant(nextAt) })

	async function run() {
		setAsking(true)
		showOutcome(await act(runSourceRoute, { params: { name } }), t('sources.asked'))
		await revalidate()
		setAsking(false)
	}

	return (
		<Section title={name}>
			<Stack $gap={3}>
				<Cluster $between>
					<Place as="p">
						{place}
						<br />
						{t('sources.every', { count: interval })}
						{!isRunning && next && ` · ${next}`}
					</Place>
					<Button size="sm" disabled={isAsked || isRunning || isAsking} onClick={run}>
						<RefreshIcon size={16} />
						{t('sources.run')}
					</Button>
				</Cluster>
				{runs.length === 0 ? (
					<Meta as="p">{t('sources.never')}</Meta>
				) : (
					<RunList>
						{runs.map((each) => (
							<RunRow key={each.id} run={each} onUndo={() => setUndone(each)} />
						))}
					</RunList>
				)}
			</Stack>
			{undone && (
				<ConfirmAction
					title={t('sources.undo')}
					text={t('sources.undo.ask', { count: undone.changes ?? 0, when: formats.instant(undone.beganAt) })}
					done={t('sources.undo.done')}
					act={() => act(undoSourceRunRoute, { params: { runId: undone.id } })}
					onClose={() => setUndone(undefined)}
				/>
			)}
		</Section>
	)
}
