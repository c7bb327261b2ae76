import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { showOutcome } from 'shared-composition'
import { beginDriveRoute, DRIVE_FIELDS, type DriveField, type DriveKind, endDriveRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { $session, type ActionOutcome, act } from 'shared-state'
import { Button, Cluster, Stack } from 'shared-ui'
import { DriveLine } from './DriveLine.tsx'
import { drives, ready } from './drivesStore.ts'
import { driveTranslations } from './driveTranslations.ts'

export { ready }

interface DriveBarProps {
	kind: DriveKind
	/** A season as `2026-fall`, the id of a studio, or that of a franchise. */
	subject: string
}

/** On the page of a season, a studio or a franchise: its drives. Moderators begin and end them. */
export default function DriveBar({ kind, subject }: DriveBarProps) {
	const t = useTranslations(driveTranslations)
	const state = useStore(drives.$state)
	const session = useStore($session)
	const role = session.state === 'member' ? session.member?.role : undefined
	const [sending, setSending] = useState<DriveField>()
	useEffect(drives.follow, [])
	if (state.state !== 'ready') return null
	const own = state.value.items.filter((drive) => drive.kind === kind && drive.key === subject)
	const isModerator = role === 'moderator' || role === 'admin'
	const free = DRIVE_FIELDS.filter((field) => own.every((drive) => drive.field !== field))
	if (own.length === 0 && !isModerator) return null

	async function send(field: DriveField, sent: Promise<ActionOutcome<unknown>>, done: string) {
		setSending(field)
		if (showOutcome(await sent, done)) await drives.refresh()
		setSending(undefined)
	}

	return (
		<Stack $gap={3}>
			{own.map((drive) => (
				<DriveLine
					key={drive.id}
					drive={drive}
					heading={t(`drive.here.${drive.field}`)}
					action={
						isModerator && (
							<Button
								size="sm"
								variant="quiet"
								aria-label={t('drive.end.label', { name: t(`drive.here.${drive.field}`) })}
								loading={sending === drive.field}
								onClick={() =>
									void send(drive.field, act(endDriveRoute, { params: { id: String(drive.id) } }), t('drive.ended'))
								}
							>
								{t('drive.end')}
							</Button>
						)
					}
				/>
			))}
			{isModerator && free.length > 0 && (
				<Cluster>
					{free.map((field) => (
						<Button
							key={field}
							size="sm"
							loading={sending === field}
							onClick={() =>
								void send(field, act(beginDriveRoute, { body: { kind, key: subject, field } }), t('drive.begun'))
							}
						>
							{t(`drive.begin.${field}`)}
						</Button>
					))}
				</Cluster>
			)}
		</Stack>
	)
}
