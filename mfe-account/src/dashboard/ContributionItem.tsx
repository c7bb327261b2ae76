import { useState } from 'react'
import { Link } from 'react-router-dom'
import { airingWords } from 'shared-composition/airing/airingWords'
import {
	type ContributedChange,
	type Contribution,
	knownLaterFields,
	LANGUAGE_TAGS,
	subjectPath,
} from 'shared-contract'
import { useFormats, useLocale, useTranslations } from 'shared-i18n'
import { Avatar, Badge, Button, Cluster, color, from, Meta, radius, size, space, VisuallyHidden } from 'shared-ui'
import { styled } from 'styled-components'
import { contributionTranslations } from './contributionTranslations.ts'
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

/** The old and new value of each changed field; a creation has new values only. */
function FieldChanges({ fields }: { fields: readonly ContributedChange[] }) {
	const t = useTranslations(contributionTranslations)
	const locale = useLocale()
	const textOf = (field: string, text: string) =>
		field === 'airing' ? airingWords(text, t, LANGUAGE_TAGS[locale]) : text
	return (
		<Details>
			<summary>{t('contributions.details')}</summary>
			<dl>
				{fields.map(({ field, before, after }) => (
					<div key={field}>
						<dt>{t(`contributions.field.${field}`)}</dt>
						<dd>
							{before !== '' && (
								<ChangedText $isOld dir="auto">
									<VisuallyHidden>{`${t('contributions.before')}: `}</VisuallyHidden>
									{textOf(field, before)}
								</ChangedText>
							)}
							<ChangedText $isOld={false} dir="auto">
								<VisuallyHidden>{`${t('contributions.after')}: `}</VisuallyHidden>
								{textOf(field, after) || t('contributions.nothing')}
							</ChangedText>
						</dd>
					</div>
				))}
			</dl>
		</Details>
	)
}

/** A row of the contribution list. */
const ContributionRow = styled.li`
	display: grid;
	grid-template-columns: 36px minmax(0, 1fr);
	gap: ${space[2]} ${space[3]};
	align-items: start;
	padding: ${space[4]};
	& + & { border-top: 1px solid ${color.line}; }
	> div { display: grid; gap: ${space[1]}; min-width: 0; }
	> button { grid-column: 2; justify-self: start; }
	p { overflow-wrap: anywhere; }
	strong { font-weight: 650; }
	a { text-underline-offset: 3px; text-decoration-color: ${color.edge}; }
	${from.phone} {
		grid-template-columns: 36px minmax(0, 1fr) auto;
		> button { grid-column: 3; }
	}
`

/** The details of a change, collapsed by default. */
const Details = styled.details`
	font-size: ${size.sm};
	summary { width: fit-content; padding-block: 2px; cursor: pointer; color: ${color.muted}; }
	summary:hover { color: ${color.text}; }
	dl { display: grid; gap: ${space[3]}; margin: ${space[3]} 0 0; }
	dt { font-weight: 650; }
	dd { display: grid; gap: ${space[2]}; margin: ${space[1]} 0 0; }
`
const ChangedText = styled.div<{ $isOld: boolean }>`
	padding: ${space[2]} ${space[3]};
	border-inline-start: 3px solid ${(p) => (p.$isOld ? color.line : color.live)};
	border-radius: ${radius.sm};
	background: ${color.canvas};
	color: ${(p) => (p.$isOld ? color.muted : color.text)};
	white-space: pre-line;
	overflow-wrap: anywhere;
`
