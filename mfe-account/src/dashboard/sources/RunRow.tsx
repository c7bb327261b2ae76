import type { SourceRun } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Badge, type BadgeTone, Button, Cluster, Meta } from 'shared-ui'
import { sourceTranslations } from './sourceTranslations.ts'

const TONES: Readonly<Record<SourceRun['result'], BadgeTone>> = {
	running: 'live',
	changed: 'stamp',
	unchanged: 'quiet',
	failed: 'danger',
}
const REASONS = ['missing', 'tooLarge', 'refused', 'failed', 'unreachable', 'unknownFile', 'interrupted'] as const

/** A run: its result, what it changed, what it left out, and who began or undid it. */
export function RunRow({ run, onUndo }: { run: SourceRun; onUndo: () => void }) {
	const t = useTranslations(sourceTranslations)
	const formats = useFormats()
	const { beganAt, result, reason, detail, changes, startedBy, undoneAt, undoneBy } = run
	const known = REASONS.find((each) => each === reason) ?? 'error'
	return (
		<li>
			<Cluster $between>
				<Cluster>
					<Badge $tone={TONES[result]}>{t(`sources.result.${result}`)}</Badge>
					<Meta>
						<time dateTime={beganAt} title={formats.instant(beganAt)}>
							{formats.ago(beganAt)}
						</time>
						{startedBy && ` · ${t('sources.by', { name: startedBy })}`}
					</Meta>
				</Cluster>
				{changes !== null && changes > 0 && !undoneAt && result !== 'running' && (
					<Button size="sm" variant="quiet" onClick={onUndo}>
						{t('sources.undo')}
					</Button>
				)}
			</Cluster>
			{result === 'failed' && (
				<p>
					{t(`sources.reason.${known}`)}
					{detail && (
						<>
							{' '}
							<code>{detail}</code>
						</>
					)}
				</p>
			)}
			<Counts run={run} />
			{undoneAt && (
				<Meta as="p">
					{t('sources.undone', { when: formats.instant(undoneAt), name: undoneBy ?? t('sources.gone') })}
				</Meta>
			)}
		</li>
	)
}

function Counts({ run: { counts, changes, result } }: { run: SourceRun }) {
	const t = useTranslations(sourceTranslations)
	const { number } = useFormats()
	const read = counts.filter((file) => file.read > 0)
	const findings = read.flatMap((file) => Object.entries(file.findings))
	const problems = findings.reduce((sum, [, count]) => sum + count, 0)
	return (
		<>
			{read.map(({ file, ...rows }) => (
				<p key={file}>
					{t('sources.counts', {
						file,
						read: number(rows.read),
						added: number(rows.added),
						changed: number(rows.changed),
						unchanged: number(rows.unchanged),
					})}
				</p>
			))}
			{changes === null && (result === 'changed' || read.length > 0) && <Meta as="p">{t('sources.undo.none')}</Meta>}
			{problems > 0 && (
				<details>
					<summary>{t('sources.findings', { count: problems })}</summary>
					<ul>
						{findings.map(([code, count]) => (
							<li key={code}>
								<code>{code}</code> {number(count)}
							</li>
						))}
					</ul>
				</details>
			)}
		</>
	)
}
