import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type ContributedChange, type Contribution, knownLater, subjectPath } from 'shared-contract'
import { useFormats, useWords } from 'shared-i18n'
import { Avatar, Badge, Button, Cluster, Meta } from 'shared-ui'
import { words } from '../words.ts'
import { Changes } from './Changes.tsx'
import { Entry } from './contributionStyle.ts'
import { useSubjectName } from './subject.ts'
import { PLACE, Told } from './Told.tsx'

const TONES = { standing: 'quiet', undone: 'stamp', conflict: 'danger' } as const

interface ContributionItemProps {
	item: Contribution
	/** Takes it back, where whoever reads may. */
	onUndo: (() => Promise<unknown>) | undefined
}

/** One change: who, what, when, and what became of it. */
export function ContributionItem({ item, onUndo }: ContributionItemProps) {
	const t = useWords(words)
	const formats = useFormats()
	const nameOf = useSubjectName()
	const [undoing, setUndoing] = useState(false)
	const { user, action, subject, at, state } = item
	const fields: ContributedChange[] = [...item.fields, ...knownLater(item.later)]
	const userName = user?.name ?? t('contributions.somebody')
	const name = subject ? nameOf(subject) : item.name

	async function undo(take: () => Promise<unknown>) {
		setUndoing(true)
		await take()
		setUndoing(false)
	}

	return (
		<Entry>
			<Avatar name={userName} url={user?.avatarUrl} size={36} />
			<div>
				<p>
					<strong>
						<bdi>{userName}</bdi>
					</strong>{' '}
					<Told sentence={t(`contributions.${action}`, { subject: PLACE })}>
						{subject ? (
							<Link to={subjectPath(subject)}>
								<bdi>{name}</bdi>
							</Link>
						) : (
							<bdi>{name}</bdi>
						)}
					</Told>
				</p>
				<Cluster $gap={2}>
					<Meta as="time" dateTime={at} title={formats.instant(at)}>
						{formats.ago(at)}
					</Meta>
					<Badge $tone={TONES[state]}>{t(`contributions.state.${state}`)}</Badge>
					{!subject && <Badge>{t('contributions.gone')}</Badge>}
				</Cluster>
				{fields.length > 0 && <Changes fields={fields} />}
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
		</Entry>
	)
}
