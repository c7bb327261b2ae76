import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type ContributedChange, type Contribution, knownLaterFields, subjectPath } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Avatar, Badge, Button, Cluster, Meta } from 'shared-ui'
import { ContributionRow } from './contributionStyle.ts'
import { contributionTranslations } from './contributionTranslations.ts'
import { FieldChanges } from './FieldChanges.tsx'
import { useSubjectName } from './subject.ts'
import { TRANS_SLOT, Trans } from './Trans.tsx'

const TONES = { standing: 'quiet', undone: 'stamp', conflict: 'danger' } as const

interface ContributionItemProps {
	item: Contribution
	/** Undoes the change; undefined if the reader may not. */
	onUndo: (() => Promise<unknown>) | undefined
}

/** One contribution: member, action, time and state. */
export function ContributionItem({ item, onUndo }: ContributionItemProps) {
	const t = useTranslations(contributionTranslations)
	const formats = useFormats()
	const nameOf = useSubjectName()
	const [undoing, setUndoing] = useState(false)
	const { user, action, subject, at, state } = item
	const fields: ContributedChange[] = [...item.fields, ...knownLaterFields(item.later)]
	const userName = user?.name ?? t('contributions.somebody')
	const name = subject ? nameOf(subject) : item.name

	async function undo(onConfirm: () => Promise<unknown>) {
		setUndoing(true)
		await onConfirm()
		setUndoing(false)
	}

	return (
		<ContributionRow>
			<Avatar name={userName} url={user?.avatarUrl} size={36} />
			<div>
				<p>
					<strong>
						<bdi>{userName}</bdi>
					</strong>{' '}
					<Trans sentence={t(`contributions.${action}`, { subject: TRANS_SLOT })}>
						{subject ? (
							<Link to={subjectPath(subject)}>
								<bdi>{name}</bdi>
							</Link>
						) : (
							<bdi>{name}</bdi>
						)}
					</Trans>
				</p>
				<Cluster $gap={2}>
					<Meta as="time" dateTime={at} title={formats.instant(at)}>
						{formats.ago(at)}
					</Meta>
					<Badge $tone={TONES[state]}>{t(`contributions.state.${state}`)}</Badge>
					{!subject && <Badge>{t('contributions.gone')}</Badge>}
				</Cluster>
				{fields.length > 0 && <FieldChanges fields={fields} />}
			</div>
			{onUndo && (
				<Button
					size="sm"
					loading={undoing}
					aria-label={t('contributions.undo.of', { name })}
					onClick={() => void undo(onUndo)}
				>
					{t('contributions.undo')}
				</Button>
			)}
		</ContributionRow>
	)
}
