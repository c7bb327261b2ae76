import { useId, useState } from 'react'
import { showOutcome } from 'shared-composition'
import { ConfirmDialog } from 'shared-composition/confirm'
import type { SyncComparison, SyncState } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Badge, Button, Cluster, Meta, Panel } from 'shared-ui'
import { PanelSection } from '../style.ts'
import { ChangeTable } from './ChangeTable.tsx'
import { Comparison } from './Comparison.tsx'
import { type ListSyncStore, SERVICES } from './listSyncStore.ts'
import { Questions } from './Questions.tsx'
import { syncTranslations } from './syncTranslations.ts'

interface ServicePanelProps {
	store: ListSyncStore
	sync: SyncState
}

/** The sync with one service: to connect, to compare, to switch on and off, and what it did. */
export function ServicePanel({ store, sync }: ServicePanelProps) {
	const t = useTranslations(syncTranslations)
	const formats = useFormats()
	const titleId = useId()
	const [comparison, setComparison] = useState<SyncComparison>()
	const [working, setWorking] = useState<string>()
	const [isEnding, setEnding] = useState(false)
	const { service, account, state, problem, lastAt, nextAt } = sync
	const name = { service: SERVICES[service] }
	const isOn = state === 'on'

	/** Runs an action, with its button busy meanwhile. */
	const during = (what: string, work: () => Promise<unknown>) => async () => {
		setWorking(what)
		await work()
		setWorking(undefined)
	}
	const switchTo = (to: boolean) => async () => {
		const done = t(!to ? 'sync.paused' : isOn ? 'sync.soon' : 'sync.switchedOn')
		if (showOutcome(await store.switchTo(service, to), done)) setComparison(undefined)
	}
	const connect = async () => {
		const outcome = await store.connect(service)
		if (outcome.state !== 'done') showOutcome(outcome, '')
	}
	const compare = async () => {
		const outcome = await store.compare(service)
		if (outcome.state === 'done') return setComparison(outcome.answer)
		showOutcome(outcome, '')
		await store.refresh()
	}
	const button = (what: string, label: string, work: () => Promise<unknown>, isFirst = false) => (
		<Button
			variant={isFirst ? 'primary' : undefined}
			loading={working === what}
			disabled={working !== undefined && working !== what}
			onClick={during(what, work)}
		>
			{label}
		</Button>
	)

	return (
		<Panel>
			<PanelSection aria-labelledby={titleId}>
				<div>
					<Cluster>
						<h2 id={titleId}>{name.service}</h2>
						{account !== null && (
							<Badge $tone={isOn ? 'live' : state === 'revoked' ? 'danger' : undefined}>
								{t(`sync.state.${state}`)}
							</Badge>
						)}
					</Cluster>
					<Meta as="p">
						{account === null
							? t('sync.none', name)
							: `${account} · ${lastAt === null ? t('sync.never') : t('sync.last', { ago: formats.ago(lastAt) })}`}
					</Meta>
				</div>
				{problem && isOn && nextAt && (
					<p role="status">{t(`sync.problem.${problem}`, { ...name, when: formats.instant(nextAt) })}</p>
				)}
				{state === 'revoked' && <p role="status">{t('sync.revoked', name)}</p>}
				<Cluster>
					{(account === null || state === 'revoked') && button('connect', t('sync.connect', name), connect)}
					{account !== null &&
						state !== 'revoked' &&
						!isOn &&
						!comparison &&
						button('compare', t('sync.compare'), compare)}
					{(comparison || (state === 'off' && lastAt !== null)) &&
						button('on', t(lastAt === null ? 'sync.switchOn' : 'sync.resume'), switchTo(true), true)}
					{isOn && !problem && button('now', t('sync.now'), switchTo(true))}
					{isOn && button('off', t('sync.pause'), switchTo(false))}
					{account !== null && (
						<Button variant="quiet" onClick={() => setEnding(true)}>
							{t('sync.end')}
						</Button>
					)}
				</Cluster>
				{account !== null && state === 'off' && !comparison && lastAt === null && (
					<Meta as="p">{t('sync.compare.first')}</Meta>
				)}
				{comparison && !isOn && <Comparison comparison={comparison} service={service} />}
				{sync.questions.length > 0 && <Questions store={store} sync={sync} />}
				{lastAt !== null && (
					<>
						<h3>{t('sync.changes')}</h3>
						{sync.changes.length === 0 ? (
							<p>{t('sync.changes.none')}</p>
						) : (
							<ChangeTable label={t('sync.changes')} changes={sync.changes} service={service} />
						)}
					</>
				)}
			</PanelSection>
			<ConfirmDialog
				open={isEnding}
				title={t('sync.end.title', name)}
				text={t('sync.end.text', name)}
				action={t('sync.end')}
				onConfirm={async () => {
					showOutcome(await store.end(service), t('sync.ended'))
					setEnding(false)
					setComparison(undefined)
				}}
				onClose={() => setEnding(false)}
			/>
		</Panel>
	)
}
