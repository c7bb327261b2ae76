import { useStore } from '@nanostores/react'
import { useEffect, useId, useState } from 'react'
import { FailurePanel, showOutcome } from 'shared-composition'
import type { SessionListed } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Badge, Button, Cluster, GlobeIcon, Meta, Panel, Skeleton } from 'shared-ui'
import { Choice } from '../apps/Choice.tsx'
import { settingsTranslations } from '../settingsTranslations.ts'
import { PanelSection, RowList } from '../style.ts'
import { DeviceName } from './DeviceName.tsx'
import { createSessions, type SessionsStore } from './sessionsStore.ts'

/** The sessions of the member, with buttons to end them. */
export function Sessions() {
	const t = useTranslations(settingsTranslations)
	const titleId = useId()
	const [list] = useState(createSessions)
	const state = useStore(list.$state)

	useEffect(() => {
		void list.load()
	}, [list])

	return (
		<Panel>
			<PanelSection aria-labelledby={titleId}>
				<div>
					<h2 id={titleId}>{t('sessions.title')}</h2>
					<Meta as="p">{t('sessions.lead')}</Meta>
				</div>
				{state.state === 'loading' && <Skeleton $height="8rem" />}
				{state.state === 'failed' && <FailurePanel title={t('sessions.failed')} onRetry={list.load} />}
				{state.state === 'ready' && state.value.items.length === 0 && <p>{t('sessions.empty')}</p>}
				{state.state === 'ready' && state.value.items.length > 0 && <SessionRows list={list} {...state.value} />}
			</PanelSection>
		</Panel>
	)
}

interface SessionRowsProps {
	list: SessionsStore
	items: readonly SessionListed[]
	withPush: readonly string[]
}

function SessionRows({ list, items, withPush }: SessionRowsProps) {
	const t = useTranslations(settingsTranslations)
	const formats = useFormats()
	const [withAccess, setWithAccess] = useState(false)

	return (
		<>
			<RowList>
				{items.map((session) => (
					<li key={session.id}>
						<GlobeIcon size={22} />
						<div>
							<Cluster>
								<DeviceName {...session} />
								{session.isThis && <Badge $tone="live">{t('sessions.this')}</Badge>}
								{withPush.includes(session.id) && <Badge>{t('sessions.push')}</Badge>}
							</Cluster>
							<Meta as="p">
								<span title={formats.instant(session.usedAt)}>
									{t('sessions.used', { ago: formats.ago(session.usedAt) })}
								</span>
								{' · '}
								{t('sessions.opened', { date: formats.date(session.openedAt) })}
							</Meta>
						</div>
						{!session.isThis && (
							<Button
								size="sm"
								onClick={() => void list.end(session).then((outcome) => showOutcome(outcome, t('sessions.ended')))}
							>
								{t('sessions.end')}
							</Button>
						)}
					</li>
				))}
			</RowList>
			{items.length > 1 && (
				<div>
					<Choice
						type="checkbox"
						label={t('settings.endsAccess')}
						text={t('settings.endsAccess.text')}
						checked={withAccess}
						onChange={setWithAccess}
					/>
					<Button
						variant="danger"
						onClick={() =>
							void list.endOthers(withAccess).then((outcome) => showOutcome(outcome, t('sessions.othersEnded')))
						}
					>
						{t('sessions.endOthers')}
					</Button>
				</div>
			)}
		</>
	)
}
